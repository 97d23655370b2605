import { ROUTES } from "./support/routes";
import { siteUrl, newVisitor } from "./support/visitor";

const visitor = newVisitor();

interface StaticPage {
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

test("every internal link and anchor on every page leads somewhere", async () => {
  const { page } = await visitor.open({ javaScriptEnabled: false });
  const read = async (path: string): Promise<StaticPage> => {
    await page.goto(path);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    return { links, ids: new Set(ids) };
  };

  const pages = new Map<string, StaticPage>();
  for (const { path } of ROUTES) pages.set(path, await read(path));
  pages.set("/not-found", await read("/not-found"));

  const broken: string[] = [];
  for (const [path, { links }] of pages) {
    for (const link of new Set(links)) {
      if (/^(mailto:|tel:)/.test(link)) continue;
      const target = new URL(link, siteUrl(path));
      if (target.origin !== siteUrl()) continue;
      const known = pages.get(target.pathname);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (!known || (anchor !== "" && !known.ids.has(anchor))) broken.push(`${path}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
});

test("ids are unique on every page", async () => {
  const { page } = await visitor.open({ javaScriptEnabled: false });
  for (const { path } of ROUTES) {
    await page.goto(path);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
    expect({ path, repeated }).toEqual({ path, repeated: [] });
  }
});
