import { JSDOM } from "jsdom";
import { PAGES } from "./routes";
import { siteUrl } from "./test";

// What stands in a page's HTML is read by jsdom's parser, which follows the standard as browsers do, in Node: a visit
// takes twenty times as long. What depends on layout, styles or scripts is for a browser.

const { DOMParser } = new JSDOM().window;

/** A page as it is served, before any script runs. */
export interface StaticPage {
  readonly path: string;
  /** The status of the answer, at the page's own address: redirects aren't followed. */
  readonly status: number;
  readonly html: string;
  readonly document: Document;
}

/** Parses HTML, or XML where the type says so. */
export function parseDocument(text: string, type: DOMParserSupportedType = "text/html"): Document {
  return new DOMParser().parseFromString(text, type);
}

const pages = new Map<string, Promise<StaticPage>>();

/** The page of a path, fetched and parsed once. */
export function staticPage(path: string): Promise<StaticPage> {
  const read = async () => {
    const response = await fetch(siteUrl(path), { redirect: "manual" });
    const html = await response.text();
    return { path, status: response.status, html, document: parseDocument(html) };
  };
  const page = pages.get(path) ?? read();
  pages.set(path, page);
  return page;
}

/** All pages of the site. */
export const staticPages = () => Promise.all(PAGES.map(({ path }) => staticPage(path)));

/**
 * What a rule finds wrong in all pages.
 *
 * @returns the path of each page with each of its offenders
 */
export async function offenders(rule: (page: StaticPage) => readonly unknown[]): Promise<[path: string, unknown][]> {
  const pages = await staticPages();
  return pages.flatMap((page) => rule(page).map((offender): [string, unknown] => [page.path, offender]));
}

/** The elements that a selector finds, in the document's order. */
export const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** What the elements that a selector finds say, without space around it. */
export const texts = (root: ParentNode, selector: string): string[] =>
  all(root, selector).map(({ textContent }) => (textContent ?? "").trim());

/** An attribute of the elements that a selector finds; empty where one lacks it. */
export const attributes = (root: ParentNode, selector: string, name: string): string[] =>
  all(root, selector).map((element) => element.getAttribute(name) ?? "");

/** The one element that a selector finds. */
export function theOne(root: ParentNode, selector: string): Element {
  const [found, ...others] = all(root, selector);
  if (!found || others.length > 0) throw new Error(`${selector} finds ${found ? "several elements" : "nothing"}`);
  return found;
}
