/** Picking something up with a finger or the mouse, and putting it down where it belongs. */

import type { Attachment } from "svelte/attachments";

const ENOUGH = 8; // px before a press becomes a drag

/** Drag this, while it may be, to what `target` finds; a press without a way stays a click. */
export function draggable(
  may: () => boolean,
  target: () => Element | null | undefined,
  drop: () => void,
): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let dragging = false;

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
    }

    function up(at: PointerEvent): void {
      const there = dragging && within(target(), at);
      release();
      if (there) drop();
    }

    function release(): void {
      from = null;
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

function within(target: Element | null | undefined, at: PointerEvent): boolean {
  const box = target?.getBoundingClientRect();
  if (!box) return false;
  const { clientX: x, clientY: y } = at;
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
