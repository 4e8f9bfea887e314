import { afterPaint } from "./painted";

/** Who gets the focus back when what is there now has been painted. */
let waiting: { place: Element | null; stop: () => void } | null = null;

/** Remembers where the focus is; what it returns gives it back, if that place is still there. */
export function keepFocus(): () => void {
  const place = waiting ? waiting.place : document.activeElement;
  waiting?.stop();
  waiting = null;
  return () => {
    const stop = afterPaint(() => {
      waiting = null;
      if (document.activeElement === document.body && canFocus(place)) place.focus();
    });
    waiting = { place, stop };
  };
}

const canFocus = (place: Element | null): place is HTMLElement | SVGElement =>
  !!place?.isConnected && (place instanceof HTMLElement || place instanceof SVGElement);
