type Looks = (typeof import("./styles"))["looks"];

let loading: Promise<Looks> | undefined;
let loaded: Looks | undefined;

/**
 * Fetches the rules of all the site's looks, once. A page that has been loaded has those of all that it shows; others
 * are needed by a page that a link leads to, and by what shows only later.
 *
 * @throws where they can't be fetched; then the next call tries again
 */
export function loadLooks(): Promise<Looks> {
  loading ??= import(/* webpackChunkName: "looks" */ "./styles").then(
    ({ looks }) => {
      loaded = looks;
      return looks;
    },
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return loading;
}

/** The site's looks, where they are there. */
export const loadedLooks = (): Looks | undefined => loaded;

/**
 * Lets a part that is fetched for itself wait for the site's looks, so that it never shows without them.
 *
 * @param part what is fetched
 * @throws where either can't be fetched
 */
export async function withLooks<Part>(part: Promise<Part>): Promise<Part> {
  const [fetched] = await Promise.all([part, loadLooks()]);
  return fetched;
}
