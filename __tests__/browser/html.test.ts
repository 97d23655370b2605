import { expect, test } from "@playwright/test";
import { jobs } from "../support/entries";
import { PAGES } from "./support/routes";
import { findAll, attributes, findOnPages, staticPage, staticPages, texts } from "./support/static-pages";

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) < index);

const repeatedTitles = repeated(jobs.map(({ title }) => title));

test("every page is served at its path with its title", async () => {
  const titleOf = (document: Document) => texts(document, "head > title").join();
  const pages = (await staticPages()).map(({ path, status, document }) => ({ path, title: titleOf(document), status }));
  expect(PAGES).toMatchObject(pages);
});

const INVISIBLE = /<!--.*?-->|<(script|style|svg|noscript|template)\b.*?<\/\1>/gs;
const INLINE = "</?(?:a|abbr|b|button|cite|code|em|i|label|q|small|span|strong|sub|sup|time)\\b[^>]*>";
const MISSING_SPACE = new RegExp(`[^<>]{0,20}[\\p{L}\\p{N}](?:${INLINE})+[\\p{L}\\p{N}][^<>]{0,20}`, "gu");

const RULES: Readonly<Record<string, (document: Document) => readonly unknown[]>> = {
  "no page has an id twice": (document) => repeated(attributes(document, "[id]", "id")),
  "no page skips a heading level": (document) => {
    const levels = findAll(document, "h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    return levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  },
  // The empty name makes every unnamed form a repetition.
  "each form on a page has its own name": (document) => repeated(["", ...attributes(document, "form", "aria-label")]),
  // React writes a comment at each boundary. Without one, a broken section takes its neighbor along.
  "each section of a page has a boundary of its own": ({ body }) =>
    body.innerHTML.match(/<\/section><section [^>]*data-band/g) ?? [],
  // Otherwise reader views and copied text show "2026Sustainability".
  "neighboring inline elements have a space between them": ({ body }) =>
    body.innerHTML.replace(INVISIBLE, "").match(MISSING_SPACE) ?? [],
  "pictures reserve their size, and load lazily except in banners": (document) => [
    // The element around a portrait reserves its size.
    ...attributes(document, "main img:not([width][height], [data-gatsby-image-wrapper] *)", "src"),
    ...attributes(document, "main img:not([data-hero] *, [loading=lazy], [role=presentation])", "src"),
    ...attributes(document, "[data-hero] img:not([loading=eager][fetchpriority=high], noscript *)", "src"),
  ],
  // Two positions may have the same title.
  "buttons differ in their words": ({ body }) =>
    repeated(findAll(body, "main button").map((one) => one.getAttribute("aria-label") ?? one.textContent ?? "")).filter(
      (name) => !repeatedTitles.some((title) => name.includes(title)),
    ),
  "links to other sites say so": ({ body }) =>
    findAll(body, "a[rel~=external]").filter(({ textContent }) => !textContent.endsWith("(external site)")),
  "screen readers skip the pictures of cards": (document) =>
    attributes(document, "main :is(li article, figcaption) img:not([alt=''], [aria-hidden=true] *)", "src"),
};

for (const [rule, findBreaches] of Object.entries(RULES))
  test(rule, async () => {
    expect(await findOnPages(({ document }) => findBreaches(document))).toEqual([]);
  });

test("the sitemap page links every page or its entry in a list", async () => {
  const { document } = await staticPage("/sitemap");
  const listed = new Set(["/sitemap", ...attributes(document, "main a[href]", "href")]);
  const missing = PAGES.filter(({ path }) => !listed.has(path) && !listed.has(path.replace(/\/([^/]+)$/, "#$1")));
  expect(missing).toEqual([]);
});
