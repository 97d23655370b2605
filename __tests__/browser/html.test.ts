import { PAGES } from "./support/routes";
import { readStaticPages } from "./support/static-pages";
import type { StaticPage } from "./support/static-pages";
import { siteUrl } from "./support/visitor";

let pages: ReadonlyMap<string, StaticPage>;

beforeAll(async () => {
  pages = await readStaticPages();
});

/** Whether a link leads to a page of the site, and to an id on it; links to elsewhere are taken as they are. */
function leadsSomewhere(from: string, link: string): boolean {
  if (/^(mailto:|tel:)/.test(link)) return true;
  const target = new URL(link, siteUrl(from));
  if (target.origin !== siteUrl()) return true;
  const anchor = decodeURIComponent(target.hash.slice(1));
  const page = pages.get(target.pathname);
  return page !== undefined && (anchor === "" || page.ids.includes(anchor));
}

describe.each(PAGES)("the HTML of $path", ({ path }) => {
  test("has links and anchors that lead somewhere", () => {
    const links = pages.get(path)?.links ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !leadsSomewhere(path, link))).toEqual([]);
  });

  test("has each id once", () => {
    const ids = pages.get(path)?.ids ?? [];
    expect(ids).toContain("content");
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });

  test("has nothing of gatsby-plugin-image, whose component no page uses", async () => {
    const html = await (await fetch(siteUrl(path))).text();
    expect(html).toContain("</main>");
    expect(html).not.toContain("gatsby-image");
  });

  test("leaves out no heading level", () => {
    const levels = pages.get(path)?.headingLevels ?? [];
    expect(levels).toContain(1);
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
  });
});
