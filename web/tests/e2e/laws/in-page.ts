// What the laws ask of the page itself, in `window.laws`. It is sent to the browser as text, before the client starts, and must
// stand alone.

export interface InPage {
  /** Has a `ResizeObserver` of the page still something to hear? */
  isResizing: () => boolean;
  /** What is drawn over this element at this point; nothing where the element itself is on top. */
  drawnOver: (element: Element, x: number, y: number) => Element | null;
  /** Ends every animation that has an end. */
  still: () => void;
  /** How often a figure was seen on its way. */
  looks: Map<Element, number>;
}

declare global {
  interface Window {
    laws: InPage;
  }
}

export function install(): void {
  const heard = new Map<Element, string>();
  const sizeOf = (element: Element): string => `${element.clientWidth}×${element.clientHeight}`;
  window.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => {
        for (const { target } of entries) heard.set(target, sizeOf(target));
        callback(entries, observer);
      });
    }
    override observe(target: Element, options?: ResizeObserverOptions): void {
      heard.set(target, '');
      super.observe(target, options);
    }
    override unobserve(target: Element): void {
      heard.delete(target);
      super.unobserve(target);
    }
  };

  /** Does this element paint something? A button that only lies over a plate to be pressed does not. */
  function isDrawn(element: Element): boolean {
    if (element instanceof SVGElement) return !(element instanceof SVGSVGElement);
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isTransparent = backgroundImage === 'none' && /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return !isTransparent || [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  }

  window.laws = {
    looks: new Map(),
    isResizing: () => {
      for (const element of heard.keys()) if (!element.isConnected) heard.delete(element);
      return [...heard].some(([element, size]) => size !== sizeOf(element));
    },
    drawnOver: (element, x, y) => {
      const isOwn = (other: Element): boolean =>
        other === element || element.contains(other) || other.contains(element);
      const top = document.elementFromPoint(x, y);
      if (top === null || isOwn(top)) return null;
      for (const other of document.elementsFromPoint(x, y)) {
        if (isOwn(other)) return null;
        if (isDrawn(other)) return other;
      }
      return null;
    },
    still: () => {
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      }
    },
  };
}
