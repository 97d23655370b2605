import type { Styles } from "./styles";

let loading: Promise<Styles> | undefined;
let loaded: Styles | undefined;

/**
 * Loads the CSS of all compiled classes, once. The HTML of a page contains the CSS of what it shows; the rest is for
 * navigation and for parts that appear later.
 *
 * @throws Error if loading fails; the next call tries again
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

export const loadedStyles = (): Styles | undefined => loaded;

/**
 * Makes a lazy component wait for the CSS of all classes, so it never appears unstyled.
 *
 * @param part the import of the component
 * @throws Error if loading fails
 */
export async function withStyles<Part>(part: Promise<Part>): Promise<Part> {
  const [fetched] = await Promise.all([part, loadStyles()]);
  return fetched;
}
