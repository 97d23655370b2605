import type { Page } from "playwright-core";
import industries from "../../data/industries.json";
import services from "../../data/services.json";
import { withoutNoBreaks } from "../../src/lib/text";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

// The lists of services and industries: docs/behaviour.md 2.3 and 2.5.

const visitor = newVisitor();

const PAGES = [
  {
    path: "/services",
    entries: services.map(({ id, title, line, benefits }) => ({ id, title, line, points: benefits })),
    prose: services.map(({ detailedDescription }) => detailedDescription),
  },
  {
    path: "/industries",
    entries: industries.map(({ id, title, line, challenges, solutions }) => {
      return { id, title, line, points: [...challenges, ...solutions] };
    }),
    prose: industries.map(({ overview }) => overview),
  },
];

/** What is longer than this is a sentence rather than a label, in characters. */
const LABEL = 25;

/** Which picture an address shows, in whatever size. */
const pictureOf = (source: string) => source.replace(/\?.*$/, "").replace(/^(\/static\/[^/]+)\/.*$/, "$1");

const visit = async (path: string, viewport = DESKTOP) =>
  (await visitor.visit(path, { viewport, reducedMotion: "reduce" })).page;

/** The top of what is first found, in pixels of the window. */
const top = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? NaN;

describe.each(PAGES)("$path", ({ path, entries, prose }) => {
  test("begins with an index: number, title and one line, each a link to its page", async () => {
    const page = await visit(path);
    const rows = page.locator("#all article");
    expect(await rows.evaluateAll((found) => found.map((row) => row.textContent))).toEqual(
      entries.map(({ title, line }, index) => `${String(index + 1).padStart(2, "0")}${title}${line}`),
    );
    expect(await rows.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
      entries.map(({ id }) => `${path}/${id}`),
    );
    expect(await page.locator("#all img").count()).toBe(0);
  });

  test("has a section for each, with how its prose begins and all its points", async () => {
    const page = await visit(path);
    for (const [index, { id, points }] of entries.entries()) {
      const section = page.locator(`section#${id}`);
      const opening = withoutNoBreaks((await section.locator("p").first().textContent()) ?? "");
      expect(opening.length).toBeGreaterThan(0);
      expect(prose[index]?.startsWith(opening)).toBe(true);
      expect((await section.getByRole("listitem").allInnerTexts()).map(withoutNoBreaks)).toEqual(points);
    }
  });

  test("says and shows nothing twice", async () => {
    const page = await visit(path);
    const sources = await page
      .locator("main img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
    const pictures = sources.map(pictureOf);
    expect(pictures).toEqual([...new Set(pictures)]);
    const texts = await page
      .locator("main :is(p, li)")
      .evaluateAll((found) =>
        found.filter((element) => !element.querySelector("p, li")).map((element) => element.textContent ?? ""),
      );
    const said = texts.flatMap((text) => text.split(/(?<=[.?!])\s+/)).filter(({ length }) => length > LABEL);
    expect(said).toEqual([...new Set(said)]);
  });

  test("has its pictures level with their headings", async () => {
    const page = await visit(path);
    for (const { id } of entries) {
      const difference = (await top(page, `#${id} [data-picture]`)) - (await top(page, `#${id} h2`));
      expect(Math.abs(difference)).toBeLessThan(2);
    }
  });

  test("on a phone is short, with thumbnails beside the headings", async () => {
    const page = await visit(path, PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_000);
    for (const { id } of entries) {
      const picture = page.locator(`#${id} [data-picture]`);
      expect(await picture.boundingBox()).toMatchObject({ width: 96, height: 96 });
      const difference = (await top(page, `#${id} [data-picture]`)) - (await top(page, `#${id} h2`));
      expect(Math.abs(difference)).toBeLessThan(2);
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
