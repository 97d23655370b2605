import type { Page } from "@playwright/test";
import { colors, translucent } from "../../src/theme/colors";
import * as content from "../support/entries";
import { nextFrame, resize } from "./support/page-state";
import { SCRIPTS, holdRequests } from "./support/requests";
import { pageTitle } from "./support/routes";
import { navigate } from "./support/steps";
import { expect, test, visit, waitUntilHydrated } from "./support/test";

// Behavior and layout of templates, which their HTML alone does not show.

declare global {
  interface Window {
    themeChanges: number;
  }
}

const longest = <Entry>(entries: readonly Entry[], length: (entry: Entry) => number) =>
  entries.toSorted((one, other) => length(other) - length(one))[0];

test.use({ reducedMotion: "reduce" });

test.describe("with a preference for dark", () => {
  test.use({ colorScheme: "dark" });

  test("pages are always light, and the next page gets its own structured data", async ({ page, problems }) => {
    await page.addInitScript(() => {
      localStorage.setItem("ui-theme", "dark");
      window.themeChanges = 0;
      new MutationObserver((changes) => {
        window.themeChanges += changes.filter(({ target }) => target === document.documentElement).length;
      }).observe(document, { subtree: true, attributeFilter: ["class", "style", "data-theme"] });
    });
    await visit(page, "/");
    const ground = translucent(colors.ground, 1).replace(/^rgba(.*), 1\)$/, "rgb$1)");
    await expect(page.locator("body")).toHaveCSS("background-color", ground);
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    expect(await page.evaluate(() => [localStorage.getItem("ui-theme"), window.themeChanges])).toEqual(["dark", 0]);
    const home = page.getByRole("navigation", { name: "Breadcrumb" }).locator("svg");
    expect((await home.boundingBox())?.height).toBeGreaterThan(10);
    await expect(page.locator("head > link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");

    await page.locator("footer a[href='/faq']").first().click();
    const data = page.locator('script[type="application/ld+json"]');
    await expect.poll(() => data.allTextContents()).toEqual([expect.stringMatching(/"BreadcrumbList".*FAQ/)]);
    // React logs an error if the HTML does not match.
    expect(problems).toEqual([]);
  });
});

function expectRelated(page: Page, addresses: readonly string[]) {
  const section = page.locator("main section", { has: page.getByRole("heading", { name: /^Related/ }) });
  const links = section.locator("li a");
  return expect.poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(addresses);
}

const setRandom = (value: number) => {
  Math.random = () => value;
};

test("a service or industry shows two random others, with links to them and back to its list", async ({ page }) => {
  await page.addInitScript(setRandom, 0.999);
  for (const [base, listTitle, entries] of [
    ["/services", "Services", content.services],
    ["/industries", "Industries", content.industries],
  ] as const) {
    const addresses = entries.map(({ id }) => `${base}/${id}`);
    const [first = "", last = ""] = [addresses[0], addresses.at(-1)];
    const lastTwo = addresses.slice(1).slice(-2).reverse();
    await visit(page, first);
    await expectRelated(page, lastTwo);
    await page.evaluate(setRandom, 0);
    // Renders the page again.
    await navigate(page, `${first}#content`);
    await nextFrame(page);
    await expectRelated(page, lastTwo);
    await page.locator(`main li a[href="${last}"]`).click();
    await expect(page).toHaveURL(last);
    await expect(page.locator("h1")).toHaveText(entries.at(-1)?.title ?? "");
    await expectRelated(page, addresses.slice(0, 2));
    await page.getByRole("link", { name: `Back to ${listTitle}` }).click();
    await expect(page).toHaveURL(base);
    await expect(page).toHaveTitle(pageTitle(listTitle));
  }
});

for (const [position, selector] of Object.entries({ in: "main li a[href^='/services/']", above: "footer" }))
  test(`the first two related services stay if they are ${position} the window at the start`, async ({ page }) => {
    const addresses = content.services.map(({ id }) => `/services/${id}`);
    const { release } = await holdRequests(page, SCRIPTS);
    await page.addInitScript(setRandom, 0.999);
    await page.goto(addresses.at(-1) ?? "");
    await page
      .locator(selector)
      .last()
      .evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await release();
    await waitUntilHydrated(page);
    await nextFrame(page);
    await expectRelated(page, addresses.slice(0, 2));
  });

/** Clicks the button of each entry and expects an alert with the entry's number, or any number if it has none. */
async function expectAlerts(page: Page, name: string, action: string, items: readonly { readonly number?: number }[]) {
  const buttons = page.getByRole("button", { name });
  await expect(buttons).toHaveCount(items.length);
  for (const [index, { number }] of items.entries()) {
    const shown = page.waitForEvent("dialog");
    const clicked = buttons.nth(index).click();
    const alert = await shown;
    const end = number === undefined ? "\\d+" : String(number);
    expect(alert.message()).toMatch(new RegExp(`^In a real application, this would ${action} ${end}\\.$`));
    await alert.accept();
    await clicked;
  }
}

test("the buttons of white papers and webinars show an alert with the number of the item, until its day has ended", async ({
  page,
}) => {
  await visit(page, "/white-papers");
  const papers = content.whitePapers.filter(({ file }) => !file);
  await expectAlerts(page, "Download PDF", "download white paper", papers);
  const all = content.upcomingWebinars;
  const unregistered = all.filter(({ registerUrl }) => !registerUrl);
  for (const [date, upcoming, ended] of [
    ["2000-01-01", unregistered, 0] as const,
    ["2200-01-01", [], all.length] as const,
  ]) {
    await page.clock.setFixedTime(date);
    await visit(page, "/webinars");
    await expectAlerts(page, "Register Now", "register for webinar", upcoming);
    await expect(page.getByText("This webinar has ended.")).toHaveCount(ended);
    const sizes = await page
      .locator("[data-when] > p + p, [data-when] > div > p")
      .evaluateAll((notes) => notes.map((note) => getComputedStyle(note).fontSize));
    expect(new Set(sizes).size).toBeLessThan(2);
  }
  const past = content.pastWebinars.filter(({ recordingUrl }) => !recordingUrl);
  await expectAlerts(page, "Watch Recording", "play webinar", past);
});

test("a banner's title is the largest heading, and its picture no strip", async ({ page }) => {
  const study = longest(content.caseStudies, ({ title }) => title.length);
  for (const path of ["/contact", `/case-studies/${study?.id ?? ""}`]) {
    await visit(page, path);
    const banner = page.locator("[data-hero]");
    for (const width of [375, 768, 1280, 1920]) {
      await resize(page, width);
      const sizes = await page
        .locator(":is(h1, h2)")
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      expect(sizes.indexOf(Math.max(...sizes)), `${path} at ${width} px`).toBe(0);
      expect((await banner.locator("picture").locator("..").boundingBox())?.height).toBeGreaterThan(150);
    }
  }
});

test("on desktops the contents of an article stay beside the text and jump to its headings", async ({ page }) => {
  await visit(page, `/blog/${longest(content.articles, (one) => one.content.split("\n### ").length)?.id ?? ""}`);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link").last().click();
  const last = page.locator("#article h3").last();
  await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(200);
  await expect(contents).toBeInViewport({ ratio: 1 });
  const [list, words] = [await contents.boundingBox(), await last.boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0);
});
