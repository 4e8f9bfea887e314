const PATIENCE = 100; // ms, should the page be hidden meanwhile

/** What is there now has been painted; where nobody looks, nothing is. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, PATIENCE);
  });
}

/** Do it when what is there now has been painted, or so many pictures later; returns how not to. */
export function afterPaint(run: () => void, pictures = 1): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(function painting() {
    if (--pictures > 0) frame = requestAnimationFrame(painting);
    else timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
