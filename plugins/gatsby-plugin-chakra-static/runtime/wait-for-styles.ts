import { keepLinkedStyles } from "./class-for";
import { withStyles } from "./load-styles";

/** Gatsby's loader of pages. Where `loadPage` resolves to undefined, Gatsby requests the page from the server. */
interface PageLoader {
  loadPage?(path: string): Promise<unknown>;
}

/**
 * Makes each page that a link leads to wait for the CSS of all classes, so that it never appears unstyled. Gatsby has no
 * API for it, so this wraps the loader that it publishes as `window.___loader`:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/production-app.js
 *
 * @throws Error where Gatsby publishes no such loader any more
 */
export function waitForStyles(): void {
  const { ___loader: loader } = window as { readonly ___loader?: PageLoader };
  const loadPage = loader?.loadPage;
  if (!loader || !loadPage) {
    throw new Error("Gatsby has no window.___loader.loadPage");
  }
  loader.loadPage = async (path) => {
    try {
      const page = await withStyles(loadPage(path));
      keepLinkedStyles();
      return page;
    } catch {
      return undefined;
    }
  };
}
