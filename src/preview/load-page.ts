import type { ComponentType } from "react";

/** What Gatsby fetches of a page. */
export interface LoadedPage {
  /** The module of the page or of its template. */
  readonly component: { readonly default: ComponentType<LoadedPageProps> };
  readonly json: { readonly data: PageData; readonly pageContext: Readonly<Record<string, unknown>> };
}

/** The result of a page's query. */
export type PageData = Readonly<Record<string, unknown>>;

/** What a page's component gets of Gatsby, as far as this site's pages look at it. */
interface LoadedPageProps {
  readonly data: PageData;
  readonly pageContext: Readonly<Record<string, unknown>>;
  readonly location: Location;
}

/** Gatsby's loader of pages, which a link inside the site uses. */
interface PageLoader {
  loadPage(path: string): Promise<LoadedPage | undefined>;
}

/**
 * Fetches a page of the site with its code, its data and its styles, as a link to it would.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/loader.js
 *
 * @throws Error where it can't be fetched
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  const { ___loader: loader } = window as unknown as { readonly ___loader: PageLoader };
  const page = await loader.loadPage(path);
  if (!page) throw new Error(`The page ${path} could not be fetched`);
  return page;
}
