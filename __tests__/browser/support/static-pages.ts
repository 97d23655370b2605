import { PAGES } from "./routes";
import { Visitor, siteUrl } from "./visitor";

/** What stands in a page's HTML, before anything is drawn or any script runs. */
export interface StaticPage {
  readonly path: string;
  readonly language: string | null;
  /** The classes of the document. */
  readonly mode: string;
  readonly titles: readonly string[];
  readonly canonical: readonly string[];
  /** Every meta element's content, by its name or property; a name that is there twice has two values. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  readonly icons: readonly { readonly rel: string; readonly href: string; readonly sizes: string }[];
  readonly inlineScripts: readonly string[];
  /** The JSON-LD, not yet parsed. */
  readonly structuredData: readonly string[];
  readonly breadcrumb: readonly string[];
  readonly headingLevels: readonly number[];
  readonly ids: readonly string[];
  readonly links: readonly string[];
}

/** Reads a page's HTML by the browser's own parser; it runs in the browser. */
async function parse(path: string): Promise<StaticPage> {
  const html = await (await fetch(path)).text();
  const page = new DOMParser().parseFromString(html, "text/html");
  const all = <Value>(selector: string, read: (element: Element) => Value) =>
    [...page.querySelectorAll(selector)].map(read);
  const attribute = (name: string) => (element: Element) => element.getAttribute(name) ?? "";
  const text = ({ textContent }: Element) => textContent ?? "";

  const metas: Record<string, string[]> = {};
  for (const meta of page.querySelectorAll("head meta[content]")) {
    const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
    (metas[name] ??= []).push(meta.getAttribute("content") ?? "");
  }
  return {
    path,
    metas,
    language: page.documentElement.getAttribute("lang"),
    mode: page.documentElement.className,
    titles: all("head > title", text),
    canonical: all("link[rel=canonical]", attribute("href")),
    icons: all("head link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])", (link) => ({
      rel: attribute("rel")(link),
      href: attribute("href")(link),
      sizes: attribute("sizes")(link),
    })),
    inlineScripts: all("script:not([src], [type])", text),
    structuredData: all('script[type="application/ld+json"]', text),
    breadcrumb: all("nav[aria-label=Breadcrumb] li", text),
    headingLevels: all("h1, h2, h3, h4, h5, h6", ({ tagName }) => Number(tagName[1])),
    ids: all("[id]", ({ id }) => id),
    links: all("a[href]", attribute("href")),
  };
}

/** The HTML of pages, of all where none are named, by the page's path. */
export async function readStaticPages(
  paths: readonly string[] = PAGES.map(({ path }) => path),
): Promise<ReadonlyMap<string, StaticPage>> {
  const visitor = new Visitor();
  try {
    const { page } = await visitor.open();
    // Any file of the site will do: pages may be fetched from there.
    await page.goto(siteUrl("/robots.txt"));
    const pages = await Promise.all(paths.map((path) => page.evaluate(parse, path)));
    return new Map(pages.map((found) => [found.path, found]));
  } finally {
    await visitor.disconnect();
  }
}
