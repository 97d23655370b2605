/** @jest-environment jsdom */
import { articleFeed } from "../../gatsby/output/feed";
import { SITE_URL as SITE } from "../../src/layout/site-url";

const ARTICLE = {
  jsonId: "second-year",
  title: "The second year",
  summary: "What 46 programs taught us.",
  category: "Technology",
  day: "2026-10-20",
  content: [
    '<p>See <a href="/services">services</a>, <a href="#second-year-why">why</a> &amp; <a href="https://other.example/a?b=1&amp;c=2">more</a>.</p>',
    '<picture><source type="image/avif" srcset="/static/a-360.avif 360w, /static/a-720.avif 720w, https://b.example/c 960w" sizes="92vw">',
    '<img src="/static/a.jpg" alt="A &quot;B&quot;" width="720" height="450"></picture>',
  ].join(""),
  authorEntry: { jsonId: "priya-raman", name: "Priya Raman", title: "Partner, R&D" },
};

test("the feed has the newest 20 articles", () => {
  const nodes = Array.from({ length: 25 }, (_, index) => ({ ...ARTICLE, jsonId: `article-${index}` }));
  const links = articleFeed(nodes).matchAll(/<guid.*?>.*\/(.*)<\/guid>/g);
  expect([...links].map(([, id]) => id)).toEqual(nodes.slice(0, 20).map(({ jsonId }) => jsonId));
});

test("an article in the feed has absolute links, is from noon of its day, and names its author", () => {
  const feed = articleFeed([ARTICLE]);
  const item = new DOMParser().parseFromString(feed, "application/xml").querySelector("item");
  const content = ARTICLE.content
    .replaceAll('"/s', `"${SITE}/s`)
    .replace(", /s", `, ${SITE}/s`)
    .replace('"#', `"${SITE}/blog/second-year#`);
  expect(item?.getElementsByTagName("content:encoded")[0]?.textContent).toBe(
    `${content}<p>By <a href="${SITE}/about/priya-raman">Priya Raman</a>, Partner, R&amp;D</p>`,
  );
  expect(feed.match(/<(lastBuildDate|pubDate)>Tue, 20 Oct 2026 12:00:00 GMT</g)).toHaveLength(2);
});
