/** What the service worker has to do with. */

/** The caches of the shell are called so, one for each build. */
export const PREFIX = "sobremesa shell ";

export const isKept = (cache: string): boolean => cache.startsWith(PREFIX);

/** Whether it stands between the page and the network: for pages, and for the files of the shell. */
export function ahead(
  request: Pick<Request, "method" | "mode" | "url">,
  origin: string,
  shell: readonly string[],
): boolean {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return false;
  if (/^\/api(\/|$)/.test(url.pathname)) return false;
  return request.mode === "navigate" || shell.includes(url.pathname);
}
