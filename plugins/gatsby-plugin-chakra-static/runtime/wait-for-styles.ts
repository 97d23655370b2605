import { withLooks } from "./load-styles";

/** Gatsby's loader of pages. Where it comes with nothing, Gatsby asks the server for the page. */
interface PageLoader {
  loadPage(path: string): Promise<unknown>;
}

declare global {
  interface Window {
    /** https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/production-app.js */
    readonly ___loader: PageLoader;
  }
}

/** Lets each page that a link leads to wait for the site's looks, so that it never shows without them. */
export function waitForLooks(): void {
  const loader = window.___loader;
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    try {
      return await withLooks(loadPage(path));
    } catch {
      return undefined;
    }
  };
}
