import { join } from "node:path";
import { publishedPaths } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";
import { readStaticPages } from "./support/static-pages";
import type { StaticPage } from "./support/static-pages";
import { siteUrl } from "./support/visitor";

/** Every path and anchor that the check lets a link name, by page; anchors are empty for the page itself. */
const allowedPaths = publishedPaths(join(__dirname, "../.."), checkOptions).map((path) => {
  const [page = "", anchor = ""] = path.split("#");
  return [page, anchor] as const;
});

const PAGES = [...new Set(allowedPaths.map(([page]) => page))];

let pages: ReadonlyMap<string, StaticPage>;

beforeAll(async () => {
  pages = await readStaticPages(PAGES);
});

test.each(PAGES)("the check lets links name %s, and it is there", async (page) => {
  const { status } = await fetch(siteUrl(page));
  expect(status).toBe(page === "/not-found" ? 404 : 200);
});

test("every anchor that the check lets links name is on its page", () => {
  const missing = allowedPaths.filter(([page, anchor]) => {
    // An article that isn't in the first batch comes to the blog when its anchor is asked for.
    const isLaterArticle = page === "/blog" && pages.has(`/blog/${anchor}`);
    return anchor !== "" && !isLaterArticle && !pages.get(page)?.ids.includes(anchor);
  });
  expect(missing).toEqual([]);
});
