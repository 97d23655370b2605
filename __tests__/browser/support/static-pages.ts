import { JSDOM } from "jsdom";
import { PAGES } from "./routes";
import { siteUrl } from "./test";

// Reading HTML in Node is 20 times as fast as a visit. Only what depends on layout, styles or scripts needs a browser.

const { DOMParser } = new JSDOM().window;

/** A page as served, before scripts run. */
type StaticPage = Awaited<ReturnType<typeof fetchPage>>;

export function parseDocument(text: string, type: DOMParserSupportedType = "text/html"): Document {
  return new DOMParser().parseFromString(text, type);
}

const pages = new Map<string, Promise<StaticPage>>();

async function fetchPage(path: string) {
  const response = await fetch(siteUrl(path), { redirect: "manual" });
  const html = await response.text();
  return { path, status: response.status, html, document: parseDocument(html) };
}

/** Fetches and parses a page, once for all tests of the file. */
export function staticPage(path: string): Promise<StaticPage> {
  const page = pages.get(path) ?? fetchPage(path);
  pages.set(path, page);
  return page;
}

export const staticPages = () => Promise.all(PAGES.map(({ path }) => staticPage(path)));

/** Applies a rule to all pages. Returns what it finds, each with the path of the page. */
export async function findOnPages(rule: (page: StaticPage) => readonly unknown[]): Promise<[path: string, unknown][]> {
  const pages = await staticPages();
  return pages.flatMap((page) => rule(page).map((found): [string, unknown] => [page.path, found]));
}

export const findAll = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** A text in one line, as in `data/`. */
export const normalizeText = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

export const texts = (root: ParentNode, selector: string): string[] =>
  findAll(root, selector).map(({ textContent }) => normalizeText(textContent));

/** An attribute of the elements that match; empty where it is missing. */
export const attributes = (root: ParentNode, selector: string, name: string): string[] =>
  findAll(root, selector).map((element) => element.getAttribute(name) ?? "");
