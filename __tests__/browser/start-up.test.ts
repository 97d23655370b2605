import site from "../../data/site.json";
import { holdBack, SCRIPTS } from "./support/hold-back";
import { ROUTES } from "./support/routes";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** A page with a picture in its banner. */
const PAGE = "/about";

test("scripts wait for the picture of the banner", async () => {
  const { page } = await visitor.open();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const pictures = await holdBack(page, "**/static/**/*.avif");
  await page.goto(PAGE, { waitUntil: "domcontentloaded" });
  await page.locator("[data-hero] h1").waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(pictures.held.length).toBeGreaterThan(0);
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
  await pictures.letGo();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0);
});

test("a key or a press fetches them at once", async () => {
  const { page } = await visitor.open();
  await holdBack(page, "**/static/**/*.avif");
  await page.goto(PAGE, { waitUntil: "domcontentloaded" });
  const script = page.waitForRequest(SCRIPTS);
  await page.keyboard.press("Tab");
  await script;
});

test.each(["/", "/careers"])("the scripts of %s find all its styles in its HTML", async (path) => {
  const { page } = await visitor.visit(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main section, footer")].every((part) =>
      Object.keys(part).some((key) => key.startsWith("__reactFiber")),
    ),
  );
  // Emotion adds its styles in the browser in elements without text.
  const added = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement && ownerNode.textContent === "")
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );
  expect(added).toEqual([]);
});

test("the next page has a head of its own", async () => {
  const { page } = await visitor.visit("/");
  const next = "/faq";
  await page.locator(`footer a[href="${next}"]`).first().click();
  await page.waitForFunction((title) => document.title === title, ROUTES.find(({ path }) => path === next)?.title);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(new URL(next, site.address).href);
  expect(await page.locator("meta[name=description]").count()).toBe(1);
});

describe("pages that links in sight lead to", () => {
  const DATA = "/page-data/contact/page-data.json";

  test("are fetched ahead for a visitor who is there, and need no connection to be shown", async () => {
    const { page } = await visitor.visit("/");
    const script = page.waitForResponse("**/component---src-pages-contact-*.js");
    await page.mouse.move(1, 1);
    await (await script).finished();
    await page.context().setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).first().click();
    await page.locator("form[action='/api/contact']").waitFor();
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  test("are not for a page that is only loaded", async () => {
    const { page } = await visitor.open();
    await page.clock.install();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    // Gatsby's queue begins 3 s after the first link is in sight.
    await page.clock.runFor(10_000);
    expect(asked).not.toContain(DATA);
    const fetched = page.waitForRequest(`**${DATA}`);
    await page.mouse.move(1, 1);
    await page.clock.runFor(1_000);
    await fetched;
  });
});
