import { PAGES } from "./support/routes";
import { all, attributes, shareStaticPages, texts } from "./support/static-pages";
import { siteUrl } from "./support/visitor";

const pageAt = shareStaticPages();
const known = new Set(PAGES.map(({ path }) => path));

const idsOf = (path: string) => attributes(pageAt(path).document, "[id]", "id");

/** Whether a link leads to a page of the site, and to an id on it; links to elsewhere are taken as they are. */
function leadsSomewhere(from: string, link: string): boolean {
  if (/^(mailto:|tel:)/.test(link)) return true;
  const target = new URL(link, siteUrl(from));
  if (target.origin !== siteUrl()) return true;
  const anchor = decodeURIComponent(target.hash.slice(1));
  return known.has(target.pathname) && (anchor === "" || idsOf(target.pathname).includes(anchor));
}

/** Elements whose words stand in lines of their own, also where nobody lays them out: in a reader's view, in a copy. */
const BLOCKS = new Set(
  "address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr img input legend li main nav ol option p picture section select summary table tbody td textarea th thead tr ul video"
    .toUpperCase()
    .split(" "),
);

/** The words of an element's inline neighbours that nothing parts: "2026" and "Sustainability" in "2026Sustainability". */
function stuckTogether(root: Element): string[] {
  const found: string[] = [];
  let before = "";
  const read = (node: Node) => {
    if (node.nodeType === 3) {
      const text = node.nodeValue ?? "";
      // What stands in one text is its author's; React splits a text by comments alone.
      const isElementBetween = node.previousSibling?.nodeType !== 8;
      if (isElementBetween && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(text)) {
        found.push(`${before.slice(-20)}|${text.slice(0, 20)}`);
      }
      if (text !== "") before = text;
      return;
    }
    const isBlock = BLOCKS.has((node as Element).tagName);
    if (isBlock) before = "";
    if (!/^(script|style|svg|noscript|template)$/i.test((node as Element).tagName)) {
      for (const child of node.childNodes) if (child.nodeType !== 8) read(child);
    }
    if (isBlock) before = "";
  };
  read(root);
  return found;
}

const everyPage = (offendersOf: (document: Document, path: string) => readonly unknown[]) =>
  PAGES.flatMap(({ path }) => offendersOf(pageAt(path).document, path).map((offender) => [path, offender]));

test("every page is served under its own address, by its title", () => {
  expect(PAGES.map(({ path }) => [path, pageAt(path).status, texts(pageAt(path).document, "head > title")])).toEqual(
    PAGES.map(({ path, status, title }) => [path, status, [title]]),
  );
});

test("every link and anchor leads somewhere", () => {
  expect(
    everyPage((document, path) =>
      attributes(document, "a[href]", "href").filter((link) => !leadsSomewhere(path, link)),
    ),
  ).toEqual([]);
});

test("no page has an id twice", () => {
  expect(everyPage((_document, path) => idsOf(path).filter((id, index) => idsOf(path).indexOf(id) < index))).toEqual(
    [],
  );
});

test("no page leaves out a heading level", () => {
  const skips = everyPage((document) => {
    const levels = all(document, "h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    return levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  });
  expect(skips).toEqual([]);
});

test("every picture says what it shows, or that it only decorates", () => {
  expect(everyPage((document) => all(document, "img:not([alt])").map(({ outerHTML }) => outerHTML))).toEqual([]);
});

test("the words of neighbours in a line have a space between them", () => {
  expect(everyPage((document) => stuckTogether(document.body))).toEqual([]);
});

test("each form has a name of its own", () => {
  const alike = everyPage((document) => {
    const names = attributes(document, "form", "aria-label");
    return names.filter((name, index) => name === "" || names.indexOf(name) < index);
  });
  expect(alike).toEqual([]);
});

test("the sitemap page leads to every page, or to its place in a list", () => {
  const listed = new Set(attributes(pageAt("/sitemap").document, "main a[href]", "href"));
  const isListed = (path: string) => listed.has(path) || listed.has(path.replace(/\/([^/]+)$/, "#$1"));
  expect(PAGES.map(({ path }) => path).filter((path) => path !== "/sitemap" && !isListed(path))).toEqual([]);
});
