import type { Styles } from "./styles";

let loading: Promise<Styles> | undefined;
let loaded: Styles | undefined;

/**
 * Fetches the CSS of all compiled classes, once. A page that the browser loads has the CSS of what it shows in its HTML;
 * the rest is for pages after a link, and for parts that appear later.
 *
 * @throws Error if it can't be fetched; the next call tries again
 */
export function loadStyles(): Promise<Styles> {
  loading ??= import(/* webpackChunkName: "styles" */ "./styles").then(
    ({ styles }) => (loaded = styles),
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return loading;
}

/** Returns the CSS of all compiled classes if it has been fetched. */
export const loadedStyles = (): Styles | undefined => loaded;

/**
 * Makes a part that is fetched wait for the CSS of all classes, so it never appears unstyled.
 *
 * @param part the part's own import
 * @throws Error if either can't be fetched
 */
export async function withStyles<Part>(part: Promise<Part>): Promise<Part> {
  const [fetched] = await Promise.all([part, loadStyles()]);
  return fetched;
}
