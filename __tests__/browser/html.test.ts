import { expect, test } from "@playwright/test";
import { PAGES } from "./support/routes";
import { findAll, attributes, findOnPages, staticPage, staticPages, texts } from "./support/static-pages";
import { siteUrl } from "./support/test";

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
  const dead = await findOnPages(({ path, document }) =>
    attributes(document, "a[href]", "href").filter((link) => !leadsSomewhere(link, path)),
  );
  expect(dead).toEqual([]);
});

test("no page has an id twice", async () => {
  expect(await findOnPages(({ document }) => repeated(attributes(document, "[id]", "id")))).toEqual([]);
});

test("no page leaves out a heading level", async () => {
  const skips = await findOnPages(({ document }) => {
    const levels = findAll(document, "h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    return levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  });
  expect(skips).toEqual([]);
});

test("every picture has an alternative text, or an empty one as decoration", async () => {
  expect(await findOnPages(({ document }) => findAll(document, "img:not([alt])").map((img) => img.outerHTML))).toEqual(
    [],
  );
});

test("each form has a name of its own", async () => {
  const wrong = await findOnPages(({ document }) => {
    const names = attributes(document, "form", "aria-label");
    // One without a name counts as a second.
    return repeated(["", ...names]);
  });
  expect(wrong).toEqual([]);
});

const UNSEEN = /<!--.*?-->|<(script|style|svg|noscript|template)\b.*?<\/\1>/gs;
const INLINE = "</?(?:a|abbr|b|button|cite|code|em|i|label|q|small|span|strong|sub|sup|time)\\b[^>]*>";
const STUCK = new RegExp(`[^<>]{0,20}[\\p{L}\\p{N}](?:${INLINE})+[\\p{L}\\p{N}][^<>]{0,20}`, "gu");

// Also without a layout, as in a reader's view or a copy: not "2026Sustainability".
test("the words of neighbours in a line have a space between them", async () => {
  expect(await findOnPages(({ document }) => document.body.innerHTML.replace(UNSEEN, "").match(STUCK) ?? [])).toEqual(
    [],
  );
});

test("the sitemap page links every page, or its place in a list", async () => {
  const { document } = await staticPage("/sitemap");
  const listed = new Set(["/sitemap", ...attributes(document, "main a[href]", "href")]);
  const missing = PAGES.filter(({ path }) => !listed.has(path) && !listed.has(path.replace(/\/([^/]+)$/, "#$1")));
  expect(missing).toEqual([]);
});
