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

/** Who pressed something that is gone then, or cannot be pressed any more, goes on at its home.
 *
 * Browsers put the focus nowhere, and the next press of Tab at the beginning of the page.
 */
export function homing(home: string): (root: HTMLElement) => () => void {
  return (root) => {
    let last: Element | null = null; // that had the focus, in here
    let lost = false; // since it could not have it any more
    let stop = (): void => {};

    const note = ({ target }: FocusEvent): void => {
      stop();
      lost = false;
      last = target instanceof Element ? target : null;
    };
    const goOn = (): void => {
      if (document.activeElement !== document.body || !last) return;
      const to = [last, ...root.querySelectorAll(home)].find(canHave) ?? null;
      if (canFocus(to)) to.focus({ preventScroll: true });
    };
    /** Whether it is seen is asked when the page is laid out anyway. */
    const look = (): void => {
      lost ||= !!last && !canHave(last);
      if (lost) stop = afterPaint(goOn); // what is closed gives the focus back before
    };
    const changes = new MutationObserver(() => {
      if (!last) return;
      lost ||= !isUsable(last);
      stop();
      const frame = requestAnimationFrame(look);
      stop = () => cancelAnimationFrame(frame);
    });

    root.addEventListener("focusin", note);
    changes.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    return () => {
      stop();
      changes.disconnect();
      root.removeEventListener("focusin", note);
    };
  };
}

const isUsable = (one: Element): boolean => one.isConnected && !one.matches(":disabled");

const canHave = (one: Element): boolean => isUsable(one) && one.checkVisibility();
