import { JSDOM } from "jsdom";
import { withoutNoBreaks } from "../../../src/lib/text";
import { PAGES } from "./routes";
import { siteUrl } from "./test";

// Node reads the HTML in a twentieth of the time of a visit, and jsdom parses it as browsers do. Only what depends on
// layout, styles or scripts needs a browser.

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

async function fetchPage(path: string): Promise<StaticPage> {
  const response = await fetch(siteUrl(path), { redirect: "manual" });
  const html = await response.text();
  return { path, status: response.status, html, document: parseDocument(html) };
}

/** The page of a path, fetched and parsed once. */
export function staticPage(path: string): Promise<StaticPage> {
  const page = pages.get(path) ?? fetchPage(path);
  pages.set(path, page);
  return page;
}

/** All pages of the site. */
export const staticPages = () => Promise.all(PAGES.map(({ path }) => staticPage(path)));

/**
 * Applies a rule to all pages.
 *
 * @returns the path of each page with each of its offenders
 */
export async function offenders(rule: (page: StaticPage) => readonly unknown[]): Promise<[path: string, unknown][]> {
  const pages = await staticPages();
  return pages.flatMap((page) => rule(page).map((offender): [string, unknown] => [page.path, offender]));
}

/** The elements that a selector finds, in the document's order. */
export const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** A text as it is written in `data/`: in one line, without characters that prevent line breaks. */
export const plain = (text: string | null | undefined) =>
  withoutNoBreaks(text ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** The texts of the elements that a selector finds, as they are written in `data/`. */
export const texts = (root: ParentNode, selector: string): string[] =>
  all(root, selector).map(({ textContent }) => plain(textContent));

/** An attribute of the elements that a selector finds; empty where one lacks it. */
export const attributes = (root: ParentNode, selector: string, name: string): string[] =>
  all(root, selector).map((element) => element.getAttribute(name) ?? "");
