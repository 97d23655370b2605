import { industries, services } from "../support/entries";
import { withoutNoBreaks } from "../../src/lib/text";
import { all, attributes, shareStaticPages, texts, theOne } from "./support/static-pages";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

// The lists of services and industries: docs/behaviour.md 2.3 and 2.5.

const visitor = newVisitor();

const PAGES = [
  {
    path: "/services",
    entries: services.map(({ id, title, description, benefits }) => ({ id, title, description, points: benefits })),
    prose: services.map(({ detailedDescription }) => detailedDescription),
  },
  {
    path: "/industries",
    entries: industries.map(({ id, title, description, challenges, solutions }) => {
      return { id, title, description, points: [...challenges, ...solutions] };
    }),
    prose: industries.map(({ detailedDescription }) => detailedDescription),
  },
];

const visit = async (path: string, viewport = DESKTOP) =>
  (await visitor.visit(path, { viewport, reducedMotion: "reduce" })).page;

const pageAt = shareStaticPages(PAGES.map(({ path }) => path));

describe.each(PAGES)("$path", ({ path, entries, prose }) => {
  test("begins with a grid of cards: picture, title and description, each one link to its page", () => {
    const { document } = pageAt(path);
    expect(texts(document, "#all article").map(withoutNoBreaks)).toEqual(
      entries.map(({ title, description }) => `${title}${description}`),
    );
    expect(attributes(document, "#all article a", "href")).toEqual(entries.map(({ id }) => `${path}/${id}`));
    expect(all(document, "#all article img")).toHaveLength(entries.length);
  });

  test("has a section for each, with how its prose begins and all its points", () => {
    const { document } = pageAt(path);
    for (const [index, { id, points }] of entries.entries()) {
      const section = theOne(document, `section#${id}`);
      const [opening = ""] = texts(section, "p").map(withoutNoBreaks);
      expect(opening.length).toBeGreaterThan(0);
      expect(prose[index]?.startsWith(opening)).toBe(true);
      expect(texts(section, "li").map(withoutNoBreaks)).toEqual(points);
      expect(all(section, "img")).toEqual([]);
      expect(attributes(section, "a", "href")).toEqual([`${path}/${id}`]);
    }
  });
});

describe("the points of an industry", () => {
  const [industry] = industries;
  const point = industry?.challenges[0] ?? "";

  test("are folded on a phone, and open by their title", async () => {
    const section = (await visit("/industries", PHONE)).locator(`section#${industry?.id ?? ""}`);
    const title = section.getByRole("button", { name: "Challenges" });
    expect(await title.getAttribute("aria-expanded")).toBe("false");
    expect(await section.getByText(point).isVisible()).toBe(false);
    await title.click();
    await section.getByText(point).waitFor();
    expect(await title.getAttribute("aria-expanded")).toBe("true");
    await title.click();
    await section.getByText(point).waitFor({ state: "hidden" });
  });

  test("stand open on wider screens, and on a phone without scripts", async () => {
    const wide = (await visit("/industries")).locator(`section#${industry?.id ?? ""}`);
    expect(await wide.getByText(point).isVisible()).toBe(true);
    expect(await wide.getByRole("button").count()).toBe(0);
    const { page } = await visitor.visit("/industries", { viewport: PHONE, javaScriptEnabled: false });
    expect(await page.getByText(point).isVisible()).toBe(true);
  });
});
