// The result of a game as a picture to share, drawn on a canvas with the house's own letters and colours.

export interface ResultImage {
  heading: string;
  title: string;
  rows: readonly { place: number; name: string; score: string }[];
}

const WIDTH = 1000;
const HEIGHT = 620;
const MARGIN = 70;
const [PAPER, EDGE, INK, RED] = ['#f6ead0', '#d9c08e', '#2b1d14', '#7a2a1f'];

/** Draws it as a PNG. */
export async function drawResult({ heading, title, rows }: ResultImage): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  await Promise.all([document.fonts.load('60px Bevan'), document.fonts.load('36px Alegreya')]);
  const paper = pen.createRadialGradient(WIDTH / 2, HEIGHT / 3, 40, WIDTH / 2, HEIGHT / 2, WIDTH / 1.4);
  paper.addColorStop(0, PAPER);
  paper.addColorStop(1, EDGE);
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = RED;
  pen.lineWidth = 6;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    ink: string,
    align: CanvasTextAlign,
    most: number,
  ): void => {
    Object.assign(pen, { font, fillStyle: ink, textAlign: align });
    pen.fillText(text, x, y, most);
  };
  write(`Saloon · ${heading}`, WIDTH / 2, 92, '36px Alegreya, serif', INK, 'center', WIDTH - 2 * MARGIN);
  write(title, WIDTH / 2, 175, '60px Bevan, serif', RED, 'center', WIDTH - 2 * MARGIN);
  const step = Math.min(78, (HEIGHT - 270) / rows.length);
  rows.forEach(({ place, name, score }, i) => {
    const y = 265 + i * step;
    const font = `${place === 1 ? 800 : 500} 42px Alegreya, serif`;
    write(`${place}.`, MARGIN, y, font, INK, 'left', 60);
    write(name, MARGIN + 70, y, font, INK, 'left', WIDTH - 2 * MARGIN - 260);
    write(score, WIDTH - MARGIN, y, font, INK, 'right', 180);
    pen.fillStyle = 'rgb(43 29 20 / 0.3)';
    pen.fillRect(MARGIN, y + step / 3.2, WIDTH - 2 * MARGIN, 2);
  });
  return canvas.convertToBlob({ type: 'image/png' });
}
