// What a reader has chosen on this device, kept by the browser and the same in all its tabs.

const KEPT = 'saloon-settings';
const still = matchMedia('(prefers-reduced-motion: reduce)');

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  /** Sounds, off until chosen. */
  sound: boolean;
  /** Browser notifications when it is one's turn and the page is hidden. */
  notify: boolean;
  /** Does the table move? As the system says, unless chosen. */
  motion: 'auto' | 'off';
  /** Ask once more before something is spent or shown for good. */
  confirm: boolean;
  /** The strength of the bots of the last game. */
  strength: string;
  /** Hide what is to come in a replay. */
  spoilers: boolean;
  /** How fast the table performs what happened: 1 and 2 are factors, 0 shows only the result. */
  speed: 1 | 2 | 0;
  /** Do bots say something now and then? */
  banter: boolean;
  /** Pass without asking wherever passing is the only choice. Others can read from it that a hand is empty. */
  passAlone: boolean;
  /** How long bots pause where all others are bots, in milliseconds; unless chosen, as long as the server likes. */
  botPause: number | null;
}

const DEFAULTS: Settings = {
  theme: 'auto',
  sound: false,
  notify: false,
  motion: 'auto',
  confirm: true,
  strength: 'deputy',
  spoilers: false,
  speed: 1,
  banter: true,
  passAlone: false,
  botPause: null,
};

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
  } catch {
    // Somebody else's text, or an old one: as if there were none.
    return {};
  }
}

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  localStorage.setItem(KEPT, JSON.stringify(settings));
  dress();
}

export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = moves() ? 'on' : 'off';
}

export function listen(): void {
  addEventListener('storage', (event) => {
    if (event.key !== KEPT) return;
    Object.assign(settings, kept());
    dress();
  });
  still.addEventListener('change', dress);
}

export function moves(): boolean {
  return settings.motion === 'auto' && !still.matches;
}
