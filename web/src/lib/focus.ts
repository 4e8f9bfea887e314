/** Remembers where the focus is; what it returns gives it back, if that place is still there. */
export function keepFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
