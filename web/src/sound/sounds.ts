// A few small sounds, made here of noise and tones: nothing is loaded. Silent until chosen.

import { settings } from '$/app/settings.svelte.ts';

export type Sound = 'card' | 'knock' | 'coin' | 'dice' | 'chord' | 'bell';

let stage: AudioContext | undefined;

/** Plays a sound, if sounds are wanted. */
export function sound(name: Sound): void {
  if (!settings.sound) return;
  stage ??= new AudioContext();
  if (stage.state === 'suspended') void stage.resume();
  PLAYED[name](stage, stage.currentTime);
}

const PLAYED: Record<Sound, (stage: AudioContext, at: number) => void> = {
  // A card flicked onto a table: a short breath of high noise.
  card: (stage, at) => noise(stage, at, 0.07, 2600, 0.25),
  // A knuckle on wood.
  knock: (stage, at) => {
    tone(stage, at, 'sine', 160, 0.12, 0.4);
    noise(stage, at, 0.03, 700, 0.2);
  },
  coin: (stage, at) => {
    tone(stage, at, 'triangle', 2100, 0.18, 0.12);
    tone(stage, at + 0.05, 'triangle', 2800, 0.25, 0.1);
  },
  // Dice in leather: several dull knocks, not quite in time.
  dice: (stage, at) => [0, 0.06, 0.11, 0.19, 0.25].forEach((late) => noise(stage, at + late, 0.05, 900, 0.3)),
  // A distant piano at the end of a round.
  chord: (stage, at) =>
    [220, 277.2, 329.6, 440].forEach((pitch, i) => tone(stage, at + i * 0.03, 'triangle', pitch, 1.6, 0.09)),
  // It is your turn.
  bell: (stage, at) => {
    tone(stage, at, 'sine', 880, 0.5, 0.15);
    tone(stage, at + 0.12, 'sine', 1318.5, 0.6, 0.12);
  },
};

function fading(stage: AudioContext, at: number, lasts: number, volume: number): GainNode {
  const gain = stage.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(stage.destination);
  return gain;
}

function tone(
  stage: AudioContext,
  at: number,
  type: OscillatorType,
  pitch: number,
  lasts: number,
  volume: number,
): void {
  const voice = stage.createOscillator();
  voice.type = type;
  voice.frequency.value = pitch;
  voice.connect(fading(stage, at, lasts, volume));
  voice.start(at);
  voice.stop(at + lasts);
}

function noise(stage: AudioContext, at: number, lasts: number, pitch: number, volume: number): void {
  const grains = stage.createBuffer(1, Math.ceil(stage.sampleRate * lasts), stage.sampleRate);
  const channel = grains.getChannelData(0);
  for (let i = 0; i < channel.length; i += 1) channel[i] = Math.random() * 2 - 1;
  const voice = stage.createBufferSource();
  voice.buffer = grains;
  const band = stage.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  voice.connect(band).connect(fading(stage, at, lasts, volume));
  voice.start(at);
}
