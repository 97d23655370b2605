import { join } from "node:path";
import { publishedPaths } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";
import copies from "../../data/pages.json";
import { isOn, target } from "../support/entries";
import { pagePath } from "../../src/lib/paths";
import { attributes, shareStaticPages } from "./support/static-pages";

/** The parts of pages that go with a page that is switched off, of links to which the check warns. */
const gone = copies.flatMap(({ id, sections }) =>
  (sections as readonly { id: string; link?: { to: string } }[])
    .filter(({ link }) => link !== undefined && target(link.to) === null)
    .map((section) => `${pagePath(id)}#${section.id}`),
);

/** Every path and anchor that the check lets a link name and that is switched on, by page; anchors are empty for the page itself. */
const allowedPaths = publishedPaths(join(__dirname, "../.."), checkOptions)
  .filter((path) => isOn(path) && !gone.includes(path))
  .map((path) => {
    const [page = "", anchor = ""] = path.split("#");
    return [page, anchor] as const;
  });

const PAGES = [...new Set(allowedPaths.map(([page]) => page))];

const pageAt = shareStaticPages(PAGES);

test.each(PAGES)("the check lets links name %s, and it is there", (page) => {
  expect(pageAt(page).status).toBe(page === "/not-found" ? 404 : 200);
});

test("every anchor that the check lets links name is on its page", () => {
  const idsOf = new Map(PAGES.map((page) => [page, attributes(pageAt(page).document, "[id]", "id")]));
  const missing = allowedPaths.filter(([page, anchor]) => {
    // An article that isn't in the first batch comes to the blog when its anchor is asked for.
    const isLaterArticle = page === "/blog" && idsOf.has(`/blog/${anchor}`);
    return anchor !== "" && !isLaterArticle && !idsOf.get(page)?.includes(anchor);
  });
  expect(missing).toEqual([]);
});
