import { afterPaint } from "./after-paint";

/** Who gets the focus back when what is there now has been painted. */
let waiting: { place: Element | null; stop: () => void } | null = null;

/** Remembers where the focus is; what it returns gives it back, if that place is still there.
 *
 * `home`: where it goes if it was nowhere.
 */
export function keepFocus(home?: () => Element | null): () => void {
  const place = waiting ? waiting.place : document.activeElement;
  waiting?.stop();
  waiting = null;
  return () => {
    const stop = afterPaint(() => {
      waiting = null;
      const to = place === document.body ? (home?.() ?? null) : place;
      if (document.activeElement === document.body && canFocus(to)) to.focus();
    });
    waiting = { place, stop };
  };
}

const canFocus = (place: Element | null): place is HTMLElement | SVGElement =>
  !!place?.isConnected && (place instanceof HTMLElement || place instanceof SVGElement);
