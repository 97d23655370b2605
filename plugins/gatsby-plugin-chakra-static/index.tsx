import { styleSheet } from "./style-sheet";

export { StyleProviders, createStyleCache } from "./emotion";

let loading: Promise<unknown> | undefined;

/** As long as webpack waits for a script (gatsby-node.ts). Browsers wait for minutes. */
const TIMEOUT_MS = 10_000;

/** Links the style sheet in the head, once. */
function linkInHead(): Promise<unknown> {
  const link = document.createElement("link");
  loading ??= new Promise((onload, onerror) => {
    setTimeout(onerror, TIMEOUT_MS);
    document.head.append(Object.assign(link, { rel: "stylesheet", href: styleSheet, onload, onerror }));
  }).catch(() => {
    link.remove();
    loading = undefined;
    throw new Error(`${styleSheet} can't be loaded`);
  });
  return loading;
}

/**
 * Loads the style sheet of the site, once. The HTML of a page contains the styles of what it shows; the rest is for navigation
 * and for parts that appear later. An element has one class at most, so the order of the classes doesn't matter. A page with
 * FirstScreenEnd links it already: a second one would restyle all its elements. After an Error, the next call tries again.
 */
export async function loadStyles(): Promise<void> {
  const { sheet } = document.querySelector<HTMLLinkElement>("[data-first-screen-end] > link") ?? {};
  if (styleSheet !== "" && !sheet) await linkInHead();
}

/** Makes a lazy component wait for the style sheet, so it never appears unstyled. Throws an Error if loading fails. */
export async function withStyles<Part>(part: Promise<Part>): Promise<Part> {
  const [fetched] = await Promise.all([part, loadStyles()]);
  return fetched;
}

/**
 * Makes navigation wait for the style sheet, so no page appears unstyled: the link of FirstScreenEnd goes with its page. Gatsby
 * has no API for it, so this wraps `window.___loader.loadPage`. If it resolves to undefined, Gatsby requests the page from the
 * server.
 */
export function waitForStyles(): void {
  const { ___loader: loader } = window as { readonly ___loader?: { loadPage?(path: string): Promise<unknown> } };
  const loadPage = loader?.loadPage;
  if (!loader || !loadPage) throw new Error("Gatsby has no window.___loader.loadPage");
  loader.loadPage = (path) =>
    Promise.all([loadPage(path), linkInHead()]).then(
      ([page]) => page,
      () => undefined,
    );
}

const link = styleSheet && `<link rel="stylesheet" href="${styleSheet}"/>`;

/**
 * Marks the end of a page's first screen. In a built page, the style sheet of the site is linked here, so browsers can paint
 * the first screen before it has loaded. After a link inside the site, the head has it.
 */
export function FirstScreenEnd() {
  const html = { __html: loading ? "" : link };
  // With these props, React keeps the script that gatsby-plugin-deferred-scripts adds here.
  return <div data-first-screen-end="" dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
