import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entryList } from "../../src/content/check/site/entry-lists";
import { SitePaths } from "../../src/content/check/site/site-paths";
import { readSchemas } from "../../src/content/json-schema";
import { attributes, shareStaticPages } from "./support/static-pages";

const DATA = join(__dirname, "../../data");

/** Every path and anchor that the check lets a link name, by page; anchors are empty for the page itself. */
function allowedPaths(): [page: string, anchor: string][] {
  const schemas = [...readSchemas(DATA)];
  const content = new Map(
    schemas.map(([name]) => [name, JSON.parse(readFileSync(join(DATA, `${name}.json`), "utf8")) as unknown]),
  );
  const lists = new Map(schemas.map(([name, schema]) => [name, entryList(schema, content.get(name))]));
  const paths = new SitePaths(content, lists);
  return [...paths.all()]
    .filter((path) => paths.stateOf(path) === "published")
    .map((path) => {
      const [page = "", anchor = ""] = path.split("#");
      return [page, anchor];
    });
}

const PAGES = [...new Set(allowedPaths().map(([page]) => page))];

const pageAt = shareStaticPages(PAGES);

test.each(PAGES)("the check lets links name %s, and it is there", (page) => {
  expect(pageAt(page).status).toBe(page === "/not-found" ? 404 : 200);
});

test("every anchor that the check lets links name is on its page", () => {
  const idsOf = new Map(PAGES.map((page) => [page, attributes(pageAt(page).document, "[id]", "id")]));
  const missing = allowedPaths().filter(([page, anchor]) => {
    // An article that isn't in the first batch comes to the blog when its anchor is asked for.
    const isLaterArticle = page === "/blog" && idsOf.has(`/blog/${anchor}`);
    return anchor !== "" && !isLaterArticle && !idsOf.get(page)?.includes(anchor);
  });
  expect(missing).toEqual([]);
});
