import type { Attachment } from "svelte/attachments";

/** Tells how large an element is, in px, whenever that changes, and before it is painted.
 *
 * Nobody asks for it sooner: the browser would have to lay the page out in the middle of its making.
 */
export function sized(tell: (width: number, height: number) => void): Attachment {
  return (element) => {
    const sizes = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    sizes.observe(element);
    return () => sizes.disconnect();
  };
}
