import { PAGES } from "./support/routes";
import { all, attributes, offenders, staticPage, staticPages, texts } from "./support/static-pages";
import { expect, siteUrl, test } from "./support/test";

// Rules of all pages that their HTML alone shows.

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) < index);

test("every page is served at its own address, with its title", async () => {
  const pages = (await staticPages()).map(({ path, status, document }) => ({
    path,
    title: texts(document, "head > title").join(),
    status,
  }));
  expect(pages).toEqual(PAGES);
});

test("every link and anchor leads somewhere", async () => {
  const pages = await staticPages();
  const targets = new Set(
    pages.flatMap(({ path, document }) => [path, ...attributes(document, "[id]", "id").map((id) => `${path}#${id}`)]),
  );
  const leadsSomewhere = (link: string, from: string) => {
    const { origin, pathname, hash } = new URL(link, siteUrl(from));
    return origin !== siteUrl() || targets.has(pathname + decodeURIComponent(hash));
  };
  const dead = await offenders(({ path, document }) =>
    attributes(document, "a[href]", "href").filter((link) => !leadsSomewhere(link, path)),
  );
  expect(dead).toEqual([]);
});

test("no page has an id twice", async () => {
  expect(await offenders(({ document }) => repeated(attributes(document, "[id]", "id")))).toEqual([]);
});

test("no page leaves out a heading level", async () => {
  const skips = await offenders(({ document }) => {
    const levels = all(document, "h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    return levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  });
  expect(skips).toEqual([]);
});

test("every picture has an alternative text, or an empty one as decoration", async () => {
  expect(await offenders(({ document }) => all(document, "img:not([alt])").map((img) => img.outerHTML))).toEqual([]);
});

test("each form has a name of its own", async () => {
  const wrong = await offenders(({ document }) => {
    const names = attributes(document, "form", "aria-label");
    return [...repeated(names), ...names.filter((name) => name === "")];
  });
  expect(wrong).toEqual([]);
});

/** Elements whose words are in lines of their own, also without a layout: in a reader's view, in a copy. */
const BLOCKS = new Set(
  "address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr img input legend li main nav ol option p picture section select summary table tbody td textarea th thead tr ul video"
    .toUpperCase()
    .split(" "),
);

/** The words of an element's inline neighbours without a space between: "2026" and "Sustainability" in "2026Sustainability". */
function stuckTogether(root: Element): string[] {
  const found: string[] = [];
  let before = "";
  const read = (node: Node) => {
    if (node.nodeType === 3) {
      const text = node.nodeValue ?? "";
      // React splits one text, which its author wrote, with comments.
      const isElementBetween = node.previousSibling?.nodeType !== 8;
      if (isElementBetween && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(text)) {
        found.push(`${before.slice(-20)}|${text.slice(0, 20)}`);
      }
      if (text !== "") before = text;
      return;
    }
    const isBlock = BLOCKS.has(node.nodeName);
    if (isBlock) before = "";
    if (!/^(script|style|svg|noscript|template)$/i.test(node.nodeName)) {
      for (const child of node.childNodes) if (child.nodeType !== 8) read(child);
    }
    if (isBlock) before = "";
  };
  read(root);
  return found;
}

test("the words of neighbours in a line have a space between them", async () => {
  expect(await offenders(({ document }) => stuckTogether(document.body))).toEqual([]);
});

test("the sitemap page links every page, or its place in a list", async () => {
  const { document } = await staticPage("/sitemap");
  const listed = new Set(["/sitemap", ...attributes(document, "main a[href]", "href")]);
  const missing = PAGES.filter(({ path }) => !listed.has(path) && !listed.has(path.replace(/\/([^/]+)$/, "#$1")));
  expect(missing).toEqual([]);
});
