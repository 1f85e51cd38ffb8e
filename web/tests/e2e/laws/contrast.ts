// How well things stand out, measured on what is really painted: the colour of a text is computed, what lies behind it is read
// from a picture without any text. Everything here runs in the browser and must stand alone: it is sent there as text.

/** Something that has to stand out. */
export interface Mark {
  kind: 'text' | 'sign' | 'line';
  name: string;
  /** Left, top, width, height in pixels of the picture. For a line, points just outside it. */
  boxes: [number, number, number, number][];
  /** Its colour; none where only a picture can tell, because something around it is translucent or filtered. */
  colour: [number, number, number, number] | null;
  least: number;
  /** Is it written in a drawing, over whose edges it may reach? */
  isDrawing?: boolean;
}

/** Everything that has to stand out now. `within` restricts it to parts of the page; `lines` says whether lines count. */
export function marksOf({ within, lines }: { within: string; lines: boolean }): Mark[] {
  const UNREAD = 'script, style, .aloud, dialog:not([open])';
  const SIGNS = 'svg[data-sign], svg .symbol';
  const LETTERS = 13;
  const THINGS = '[data-thing], [data-pick], [data-choice], [data-stop]';
  const LINED = '.room *, input, select, textarea';
  const { drawnOver, still } = window.laws;
  still();
  // What the pointer goes through covers things, too.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(solid);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('there is no canvas');
  const known = new Map<string, [number, number, number, number]>();
  const read = (colour: string): [number, number, number, number] => {
    const before = known.get(colour);
    if (before) return before;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const found: [number, number, number, number] = [red, green, blue, alpha / 255];
    known.set(colour, found);
    return found;
  };
  const mixed = new Map<Element, boolean>();
  /** Does something around it change its colours? */
  const isMixed = (element: Element | null): boolean => {
    if (!element) return false;
    const before = mixed.get(element);
    if (before !== undefined) return before;
    const { opacity, filter, mixBlendMode } = getComputedStyle(element);
    // A shadow under it changes nothing of it.
    const isFiltered = /brightness|saturate|grayscale|opacity|contrast|sepia|invert|hue-rotate|blur|url/.test(filter);
    const found = opacity !== '1' || isFiltered || mixBlendMode !== 'normal' || isMixed(element.parentElement);
    mixed.set(element, found);
    return found;
  };
  const isOnTop = (element: Element, { x, y, width, height }: DOMRect): boolean =>
    width > 1 &&
    height > 1 &&
    x >= 0 &&
    y >= 0 &&
    x + width <= innerWidth &&
    y + height <= innerHeight &&
    drawnOver(element, x + width / 2, y + height / 2) === null;
  const boxOf = ({ x, y, width, height }: DOMRect): [number, number, number, number] => [x, y, width, height];
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isWithin = (element: Element): boolean => element.closest(within) !== null;
  const nameOf = (element: Element): string => {
    const owner =
      element.closest<HTMLElement>('[data-choice], [data-pick], [data-place], [data-testid], button, [class]') ??
      element;
    const { choice, pick, place, testid } = (owner as HTMLElement).dataset;
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> in ${choice ?? pick ?? place ?? testid ?? owner.getAttribute('class') ?? owner.tagName}`;
  };
  const marks: Mark[] = [];

  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Text
      ? NodeFilter.FILTER_ACCEPT
      : (node as Element).matches(UNREAD)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || node.nodeValue?.trim() === '' || !isShown(parent) || !isWithin(parent)) continue;
    const { color, fill, fillOpacity, fontSize, fontWeight } = getComputedStyle(parent);
    const isDrawing = parent instanceof SVGElement;
    if (isDrawing && fill === 'none') continue;
    range.selectNodeContents(node);
    // The text of a drawing may be squeezed, which only the element itself knows.
    const rects = (isDrawing ? [parent.getBoundingClientRect()] : [...range.getClientRects()]).filter((rect) =>
      isOnTop(parent, rect),
    );
    if (rects.length === 0) continue;
    // A drawing is scaled, and so are its letters.
    const scale = isDrawing ? ((parent as Element as SVGGraphicsElement).getScreenCTM()?.d ?? 1) : 1;
    const size = Number.parseFloat(fontSize) * Math.abs(scale);
    // Lettering on a card that is smaller than any text may be is part of its drawing.
    if (isDrawing && size < LETTERS) continue;
    const isLarge = size >= 24 || (size >= 18.66 && (Number(fontWeight) >= 700 || isDrawing));
    const [red, green, blue, alpha] = read(isDrawing ? fill : color);
    marks.push({
      kind: 'text',
      name: `"${(node as Text).data.trim().slice(0, 30)}" ${nameOf(parent)}`,
      boxes: rects.map(boxOf),
      isDrawing,
      least: isLarge ? 3 : 4.5,
      colour: isMixed(parent) ? null : [red, green, blue, isDrawing ? alpha * Number(fillOpacity) : alpha],
    });
  }
  for (const sign of document.querySelectorAll(SIGNS)) {
    const rect = sign.getBoundingClientRect();
    // What is smaller is not there to be read.
    if (rect.width >= 8 && isWithin(sign) && isShown(sign) && isOnTop(sign, rect))
      marks.push({ kind: 'sign', name: nameOf(sign), boxes: [boxOf(rect)], colour: null, least: 3 });
  }
  for (const lined of lines ? document.querySelectorAll(LINED) : []) {
    const {
      outlineStyle,
      outlineWidth,
      outlineColor,
      outlineOffset,
      borderTopColor,
      borderTopWidth,
      borderTopStyle,
      boxShadow,
    } = getComputedStyle(lined);
    const isField = lined.matches('input:not([type=checkbox], [type=radio], [type=range]), select, textarea');
    const thick = Number.parseFloat(outlineWidth);
    // A shadow without blur that grows to all sides is a line, too.
    const [, ring, spread = '0'] = /^(.+?\)) 0px 0px 0px ([\d.]+)px(?: inset)?$/.exec(boxShadow) ?? [];
    const line =
      outlineStyle !== 'none' && thick > 0
        ? { colour: outlineColor, thick, away: Number.parseFloat(outlineOffset) }
        : ring !== undefined && Number(spread) > 0 && !boxShadow.endsWith('inset')
          ? { colour: ring, thick: Number(spread), away: 0 }
          : isField && borderTopStyle !== 'none'
            ? {
                colour: borderTopColor,
                thick: Number.parseFloat(borderTopWidth),
                away: -Number.parseFloat(borderTopWidth),
              }
            : null;
    if (!line || read(line.colour)[3] === 0 || !isWithin(lined) || !isShown(lined)) continue;
    const rect = lined.getBoundingClientRect();
    if (!isOnTop(lined, rect) || isMixed(lined.parentElement)) continue;
    // A line within its element has that around it.
    const far = line.away < 0 && line.away + line.thick <= 0 ? line.away - 1.5 : line.away + line.thick + 1.5;
    const points = [0.2, 0.35, 0.5, 0.65, 0.8].flatMap((part): [number, number][] => [
      [rect.x + rect.width * part, rect.y - far],
      [rect.x + rect.width * part, rect.bottom + far],
      [rect.x - far, rect.y + rect.height * part],
      [rect.right + far, rect.y + rect.height * part],
    ]);
    // Beside a card may lie another one, whose colours are any.
    const thing = lined.closest(THINGS) ?? lined;
    const isFree = ([x, y]: [number, number]): boolean => {
      const other = document.elementFromPoint(x, y)?.closest(THINGS);
      return (
        x >= 0 &&
        y >= 0 &&
        x < innerWidth - 1 &&
        y < innerHeight - 1 &&
        (!other || other === thing || other.contains(thing))
      );
    };
    marks.push({
      kind: 'line',
      name: `the line around ${nameOf(lined)}`,
      boxes: points.filter(isFree).map(([x, y]) => [Math.round(x), Math.round(y), 1, 1]),
      colour: read(line.colour),
      least: 3,
    });
  }
  document.adoptedStyleSheets.pop();
  return marks;
}

/** Hides every letter, or shows them again; nothing else changes. */
export function hideText(isHidden: boolean): void {
  if (!isHidden) {
    document.adoptedStyleSheets.pop();
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important } svg text, svg text * { fill: transparent !important; stroke: transparent !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

export interface Pictures {
  /** As it is, and without letters: PNG, in base 64. */
  shown: string;
  bare: string;
  /** As it was before something got the focus or was picked: then it must be seen that these boxes have changed. */
  before?: string;
  changed?: { name: string; box: [number, number, number, number] }[];
}

/** What does not stand out enough, in words. */
export async function judge({
  marks,
  shown,
  bare,
  before,
  changed = [],
}: Pictures & { marks: Mark[] }): Promise<string[]> {
  type Box = [number, number, number, number];
  interface Picture {
    width: number;
    height: number;
    data: Uint8ClampedArray;
    /** How light each pixel is. */
    lights: Float32Array;
  }
  const LINEAR = Array.from({ length: 256 }, (_, i) =>
    i / 255 <= 0.04045 ? i / 255 / 12.92 : ((i / 255 + 0.055) / 1.055) ** 2.4,
  );
  const light = (red: number, green: number, blue: number): number =>
    0.2126 * (LINEAR[Math.round(red)] ?? 0) +
    0.7152 * (LINEAR[Math.round(green)] ?? 0) +
    0.0722 * (LINEAR[Math.round(blue)] ?? 0);
  const decoded = async (png: string): Promise<Picture> => {
    const letters = atob(png);
    const bytes = new Uint8Array(letters.length);
    for (let i = 0; i < letters.length; i += 1) bytes[i] = letters.charCodeAt(i);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('there is no canvas');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const lights = new Float32Array(width * height);
    for (let i = 0; i < lights.length; i += 1)
      lights[i] = light(data[4 * i] ?? 0, data[4 * i + 1] ?? 0, data[4 * i + 2] ?? 0);
    return { width, height, data, lights };
  };
  const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const lightOf = ({ lights }: Picture, i: number): number => lights[i] ?? 0;
  /** How light a colour is over this pixel. */
  const over = ([red, green, blue, alpha]: Box, { data }: Picture, i: number): number =>
    alpha === 1
      ? light(red, green, blue)
      : light(
          red * alpha + (data[4 * i] ?? 0) * (1 - alpha),
          green * alpha + (data[4 * i + 1] ?? 0) * (1 - alpha),
          blue * alpha + (data[4 * i + 2] ?? 0) * (1 - alpha),
        );
  const share = (values: number[], part: number): number | undefined =>
    values.sort((a, b) => a - b)[Math.floor(values.length * part)];
  const eachPixel = ([left, top, width, height]: Box, picture: Picture, look: (i: number) => void): void => {
    const [right, bottom] = [
      Math.min(picture.width, Math.round(left + width)),
      Math.min(picture.height, Math.round(top + height)),
    ];
    for (let y = Math.max(0, Math.round(top)); y < bottom; y += 1)
      for (let x = Math.max(0, Math.round(left)); x < right; x += 1) look(y * picture.width + x);
  };

  const picture = await decoded(shown);
  const ground = await decoded(bare);
  const faults: string[] = [];

  /** The letters' own zone of a line, which is lower than the line. */
  const ofLetters = ([left, top, width, height]: Box): Box => [left, top + height * 0.2, width, height * 0.6];

  const apart = (a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number): number =>
    Math.abs((a[i] ?? 0) - (b[j] ?? 0)) +
    Math.abs((a[i + 1] ?? 0) - (b[j + 1] ?? 0)) +
    Math.abs((a[i + 2] ?? 0) - (b[j + 2] ?? 0));
  /** Is there a letter at this pixel, and one of this colour? Another text may reach into its box. */
  const isLetter = (i: number, colour: Box | null): boolean => {
    const change = apart(picture.data, 4 * i, ground.data, 4 * i);
    return change > 40 && (!colour || apart(picture.data, 4 * i, colour, 0) < change);
  };

  function textContrast({ boxes, colour, isDrawing = false }: Mark): number | undefined {
    // The worst place counts where a colour is known, but no single thread of the wood; elsewhere the heart of the letters, because
    // their edges are blurred. Letters that cannot be seen at all are judged by the whole of their box.
    const letters: number[] = [];
    const whole: number[] = [];
    for (const box of boxes) {
      eachPixel(ofLetters(box), ground, (i) => {
        const value = contrast(colour ? over(colour, ground, i) : lightOf(picture, i), lightOf(ground, i));
        whole.push(value);
        if (isLetter(i, colour)) letters.push(value);
      });
    }
    return share(letters.length > 6 ? letters : whole, !colour ? 0.97 : isDrawing ? 0.25 : 0.05);
  }

  /** A sign against the ground that most of its box has. */
  function signContrast({ boxes: [box = [0, 0, 0, 0]] }: Mark): number | undefined {
    const lights: number[] = [];
    const often = new Map<number, number>();
    eachPixel(box, picture, (i) => {
      const value = lightOf(picture, i);
      lights.push(value);
      const key = Math.round(value * 50);
      often.set(key, (often.get(key) ?? 0) + 1);
    });
    const [most = 0] = [...often].sort((a, b) => b[1] - a[1])[0] ?? [];
    return share(
      lights.map((value) => contrast(value, most / 50)),
      0.96,
    );
  }

  /** A line against what lies outside it: along half of it at least. */
  function lineContrast({ boxes, colour }: Mark): number | undefined {
    const places = boxes.map(([x, y]) => y * picture.width + x);
    return colour
      ? share(
          places.map((i) => contrast(over(colour, picture, i), lightOf(picture, i))),
          0.5,
        )
      : undefined;
  }

  for (const mark of marks) {
    const found =
      mark.kind === 'text' ? textContrast(mark) : mark.kind === 'sign' ? signContrast(mark) : lineContrast(mark);
    if (found !== undefined && found < mark.least - 0.05)
      faults.push(
        `${mark.name} stands out by ${found.toFixed(2)}, not ${mark.least}${mark.colour ? `, in rgb(${mark.colour.join(' ')})` : ''}`,
      );
  }
  if (before !== undefined) {
    const past = await decoded(before);
    const AROUND = 8;
    for (const {
      name,
      box: [left, top, width, height],
    } of changed) {
      let clear = 0;
      eachPixel([left - AROUND, top - AROUND, width + 2 * AROUND, height + 2 * AROUND], picture, (i) => {
        if (contrast(lightOf(picture, i), lightOf(past, i)) >= 3) clear += 1;
      });
      // As many pixels as a line of one pixel around it.
      if (clear < width + height) faults.push(`${name}: it is hardly seen that it has changed (${clear} pixels)`);
    }
  }
  return faults;
}
