/** The title of the page while a component shows. */
export function titled(title: () => string): void {
  $effect(() => {
    document.title = `${title()} · Sobremesa`;
    return () => (document.title = "Sobremesa");
  });
}
