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

/** What every page has (docs/behaviour.md 2), each once. */
const LANDMARKS = [
  "body a[href='#content']:not([data-menu])",
  "header:not(main *) > [data-header]",
  "main#content",
  "main [data-hero]",
  "h1",
  "nav[aria-label=Breadcrumb]",
  "nav[aria-label=Breadcrumb] [aria-current=page]",
  "footer:not(main *)",
];

describe.each(PAGES)("the HTML of $path", ({ path, title, status }) => {
  test("is served under its own address, by its title", () => {
    const page = pageAt(path);
    expect(page.status).toBe(status);
    expect(texts(page.document, "head > title")).toEqual([title]);
  });

  test("has every landmark once", () => {
    const { document } = pageAt(path);
    expect(LANDMARKS.map((selector) => [selector, all(document, selector).length])).toEqual(
      LANDMARKS.map((selector) => [selector, 1]),
    );
  });

  test("has links and anchors that lead somewhere", () => {
    const links = attributes(pageAt(path).document, "a[href]", "href");
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !leadsSomewhere(path, link))).toEqual([]);
  });

  test("has each id once", () => {
    const ids = idsOf(path);
    expect(ids).toContain("content");
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });

  test("has nothing of gatsby-plugin-image, whose component no page uses", () => {
    const { html } = pageAt(path);
    expect(html).toContain("</main>");
    expect(html).not.toContain("gatsby-image");
  });

  test("leaves out no heading level", () => {
    const levels = all(pageAt(path).document, "h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    expect(levels).toContain(1);
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
  });

  test("says of every picture what it shows, or that it only decorates", () => {
    const pictures = all(pageAt(path).document, "img");
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((picture) => !picture.hasAttribute("alt")).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test("has a space between the words of neighbours in a line", () => {
    expect(stuckTogether(pageAt(path).document.body)).toEqual([]);
  });

  test("names every link, button and field", () => {
    const { document } = pageAt(path);
    const named = (element: Element) =>
      [
        element.textContent,
        element.getAttribute("aria-label"),
        element.getAttribute("aria-labelledby"),
        ...all(element, "img").map((picture) => picture.getAttribute("alt")),
        ...(element.id === "" ? [] : texts(document, `label[for="${element.id}"]`)),
      ].some((name) => name !== null && name.trim() !== "") || element.closest("label") !== null;
    const nameless = all(document, "a[href], button, select, textarea, input:not([type=hidden])").filter(
      (element) => !named(element),
    );
    expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});
