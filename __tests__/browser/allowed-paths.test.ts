import { join } from "node:path";
import { publishedPaths } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";
import { attributes, shareStaticPages } from "./support/static-pages";

/** Every path and anchor that the check lets a link name, by page; anchors are empty for the page itself. */
const allowedPaths = publishedPaths(join(__dirname, "../.."), checkOptions).map((path) => {
  const [page = "", anchor = ""] = path.split("#");
  return [page, anchor] as const;
});

const PAGES = [...new Set(allowedPaths.map(([page]) => page))];

const pageAt = shareStaticPages(PAGES);

test("every page and anchor that the check lets links name is there", () => {
  const statuses = PAGES.map((page) => [page, pageAt(page).status]);
  expect(statuses).toEqual(PAGES.map((page) => [page, page === "/not-found" ? 404 : 200]));

  const idsOf = new Map(PAGES.map((page) => [page, attributes(pageAt(page).document, "[id]", "id")]));
  const missing = allowedPaths.filter(([page, anchor]) => {
    // An article that isn't in the first batch comes to the blog when its anchor is asked for.
    const isLaterArticle = page === "/blog" && idsOf.has(`/blog/${anchor}`);
    return anchor !== "" && !isLaterArticle && !idsOf.get(page)?.includes(anchor);
  });
  expect(missing).toEqual([]);
});
