/** Picking something up with a finger or the mouse, and putting it down where it belongs. */

import type { Attachment } from "svelte/attachments";

const ENOUGH = 8; // px before a press becomes a drag

/** Drag this, while it may be, to a place that is marked `data-drop`; `drop` learns which.
 *
 * A press without a way stays a click.
 */
export function draggable(
  may: () => boolean,
  drop: (place: string) => void,
): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let dragging = false;
    let under: HTMLElement | null = null;

    function down(press: PointerEvent): void {
      if (press.button !== 0 || !may()) return;
      node.setPointerCapture(press.pointerId);
      from = { x: press.clientX, y: press.clientY };
      dragging = false;
    }

    function move(at: PointerEvent): void {
      if (!from) return;
      const x = at.clientX - from.x;
      const y = at.clientY - from.y;
      if (!dragging && Math.hypot(x, y) < ENOUGH) return;
      dragging = true;
      node.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
      node.style.zIndex = "6";
      aim(placeAt(at));
    }

    function up(): void {
      const place = under?.dataset.drop;
      release();
      if (place !== undefined) drop(place);
    }

    function aim(at: HTMLElement | null): void {
      under?.removeAttribute("data-aimed");
      at?.setAttribute("data-aimed", "");
      under = at;
    }

    function release(): void {
      from = null;
      aim(null);
      node.style.transform = "";
      node.style.zIndex = "";
    }

    /** The click that ends a drag is none. */
    function click(press: MouseEvent): void {
      if (!dragging) return;
      dragging = false;
      press.stopPropagation();
      press.preventDefault();
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", release);
    node.addEventListener("click", click, true);
    return () => {
      release();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", release);
      node.removeEventListener("click", click, true);
    };
  };
}

/** The place under the pointer, whatever is held over it. */
function placeAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
  for (const one of document.elementsFromPoint(clientX, clientY)) {
    const place = one.closest<HTMLElement>("[data-drop]");
    if (place) return place;
  }
  return null;
}
