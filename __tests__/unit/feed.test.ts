/** @jest-environment jsdom */
import { articleFeed } from "../../gatsby/feed";
import type { FeedContent } from "../../gatsby/feed";

type FeedArticle = FeedContent["allArticle"]["nodes"][number];

const ARTICLE: FeedArticle = {
  jsonId: "second-year",
  title: "The second year",
  summary: "What 46 programs taught us.",
  category: "Technology",
  day: "2026-10-20",
  content: "<p>In the first year, everything looks like progress.</p>",
  authorEntry: { jsonId: "priya-raman", name: "Priya Raman", title: "Partner, R&D" },
};

/** A site with these articles and nothing else. */
function siteWith(articles: readonly FeedArticle[]): FeedContent {
  return {
    allArticle: { nodes: articles },
    siteFacts: {
      product: "Tessaline & Orr Consulting",
      tagline: "Advice that holds.",
      email: "info@tessaline-orr.example",
    },
    site: { siteMetadata: { siteUrl: "https://www.tessaline-orr.example" } },
  };
}

const BYLINE =
  '<p>By <a href="https://www.tessaline-orr.example/about/priya-raman">Priya Raman</a>, Partner, R&amp;D</p>';

const contentOf = (item: Element | undefined) => item?.getElementsByTagName("content:encoded")[0]?.textContent ?? "";

const items = (xml: string) => [...new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("item")];

test("each article has its address, its day and its author, reached at the firm", () => {
  const other = { ...ARTICLE, jsonId: "tuesday", authorEntry: { ...ARTICLE.authorEntry, name: "Clara Lindqvist" } };
  const text = (item: Element, tag: string) => item.querySelector(tag)?.textContent;
  expect(
    items(articleFeed(siteWith([ARTICLE, other]))).map((item) => [
      text(item, "link"),
      text(item, "pubDate"),
      text(item, "author"),
    ]),
  ).toEqual([
    [
      "https://www.tessaline-orr.example/blog/second-year",
      "Tue, 20 Oct 2026 00:00:00 GMT",
      "info@tessaline-orr.example (Priya Raman)",
    ],
    [
      "https://www.tessaline-orr.example/blog/tuesday",
      "Tue, 20 Oct 2026 00:00:00 GMT",
      "info@tessaline-orr.example (Clara Lindqvist)",
    ],
  ]);
});

test("each text ends with its author, who has a page", () => {
  const [item] = items(articleFeed(siteWith([ARTICLE])));
  expect(contentOf(item)).toBe(`${ARTICLE.content}${BYLINE}`);
});

test("the text's links and pictures have addresses that a reader outside of the site finds", () => {
  const html = [
    '<h3 id="second-year-why">Why — “so”?</h3>',
    '<p>See <a href="/services">services</a>, <a href="#second-year-why">why</a> &amp; <a href="https://other.example/a?b=1&amp;c=2">more</a>.</p>',
    '<picture><source type="image/avif" srcset="/static/a-360.avif 360w, /static/a-720.avif 720w, https://b.example/c 960w" sizes="92vw">',
    '<img src="/static/a.jpg" alt="A &quot;B&quot;" width="720" height="450"></picture>',
  ].join("");
  const [item] = items(articleFeed(siteWith([{ ...ARTICLE, content: html }])));
  expect(contentOf(item).replace(BYLINE, "")).toBe(
    html
      .replaceAll('"/s', '"https://www.tessaline-orr.example/s')
      .replace(", /s", ", https://www.tessaline-orr.example/s")
      .replace('"#', '"https://www.tessaline-orr.example/blog/second-year#'),
  );
});
