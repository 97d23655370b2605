import site from "../../data/site.json";
import { caseStudies, heroSlides } from "../support/entries";
import { brokenWords, hiddenText, touchingBlocks } from "./support/checks/layout";
import { slideDots } from "./support/hero";
import { waitForAnimations } from "./support/page-state";
import { navigation } from "./support/navigation";
import { DESKTOP, PHONE, expect, test, visit } from "./support/test";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  const group = navigation.header.at(-1);
  const last = group?.links.at(-1);

  test("links open and close the menu on phones, and the mouse opens its groups on desktops", async ({ page }) => {
    const main = page.locator("#main-navigation");
    const open = page.locator("[data-menu=open]");
    const close = page.locator("[data-menu=close]");
    for (const viewport of [PHONE, { width: 320, height: 256 }]) {
      await page.setViewportSize(viewport);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await expect(main).toBeHidden();
      await open.click();
      await expect(main.getByRole("link", { name: last?.label })).toBeVisible();
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(main).toBeHidden();
      await open.click();
      await main.getByRole("link", { name: last?.label }).click();
      await expect(page).toHaveURL(last?.to ?? "");
    }
    await page.setViewportSize(DESKTOP);
    await page.goto("/");
    await main.getByRole("button", { name: group?.label }).hover();
    await main.getByRole("link", { name: last?.label }).click();
    await expect(page).toHaveURL(last?.to ?? "");
  });
});

for (const path of ["/", "/contact"])
  test(`in forced colors, buttons have an edge on ${path}, and icons can be seen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    // Forced colors remove backgrounds, so everything with a background or border needs an edge.
    const buttons = await page
      .locator(":is(a:not([href='#content']), button, input, select, textarea):not([aria-hidden=true] *)")
      .evaluateAll((all) => {
        const isTransparent = (color: string) => /^rgba\(.*, 0\)$/.test(color);
        const found = all.filter((element) => {
          const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
          return !isTransparent(backgroundColor) || (borderTopWidth !== "0px" && !isTransparent(borderTopColor));
        });
        for (const element of found) element.setAttribute("data-looks-like-a-button", "");
        return found.length;
      });
    expect(buttons).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    // The colors change a moment later.
    const iconColors = () =>
      page.locator("svg:not([role=img])").evaluateAll((all) => all.map((icon) => getComputedStyle(icon).color));
    const unseen = async () => (await iconColors()).filter((color) => !/^rgb\(255, 255, (0|255)\)$/.test(color));
    await expect.poll(unseen).toEqual([]);
    const withoutEdge = await page.locator("[data-looks-like-a-button]:visible").evaluateAll((all) =>
      all
        .filter((element) => {
          const style = getComputedStyle(element);
          return !["border-top", "border-bottom", "outline"].some((edge) => {
            const color = style.getPropertyValue(`${edge}-color`);
            const isDrawn = style.getPropertyValue(`${edge}-style`) !== "none";
            const isThick = parseFloat(style.getPropertyValue(`${edge}-width`)) >= 1;
            return isDrawn && isThick && color !== style.backgroundColor && !/^rgba\(.*, 0\)$/.test(color);
          });
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(withoutEdge).toEqual([]);
    if (path !== "/") return;
    const dots = await slideDots(page).evaluateAll((all) =>
      all.map((dot) => {
        const { width, borderTopStyle, borderTopWidth } = getComputedStyle(dot, "::before");
        return { width: parseFloat(width), edge: borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1 };
      }),
    );
    const [current, ...others] = dots;
    expect(dots.map(({ edge }) => edge)).toEqual(heroSlides.length > 1 ? heroSlides.map(() => true) : []);
    for (const other of others) expect(current?.width).toBeGreaterThan(2 * other.width);
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  });

test("a button changes its text when a translator has wrapped it", async ({ page }) => {
  await visit(page, "/faq");
  const languages = page.locator("[aria-controls=languages]");
  const choice = page.locator("#languages button").last();
  // The header is hydrated when its list opens.
  await languages.click();
  await choice.waitFor();
  await page.locator("body :not(font, script, style)").evaluateAll((all) => {
    for (const text of all.flatMap(({ childNodes }) => [...childNodes]))
      if (text instanceof Text)
        text.replaceWith(Object.assign(document.createElement("font"), { innerText: text.data }));
  });
  await choice.dispatchEvent("click");
  await expect(languages).toContainText(site.languages.at(-1)?.name ?? "");
});

/** Inside margins of 18 mm. */
const A4 = { width: 658, height: 985 };

for (const path of ["/", "/contact", ...caseStudies.slice(0, 1).map(({ id }) => `/case-studies/${id}`)])
  test(`${path} prints in full, with the addresses of links`, async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(A4);
    await waitForAnimations(page);
    await expect(page.locator("nav:visible, [role=navigation]:visible, footer:not(main *):visible")).toHaveCount(0);
    const positions = await page
      .locator("body *:visible")
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).position));
    for (const position of ["fixed", "sticky"]) expect(positions).not.toContain(position);
    expect(await hiddenText(page, "[data-print=none], [data-needs-script], form")).toEqual([]);
    const link = page.locator("main a[href^='/']:visible").first();
    const written = await link.evaluate((one) => getComputedStyle(one, "::after").content);
    expect(written).toContain(`${new URL(site.address).host}${(await link.getAttribute("href")) ?? ""}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(A4.width);
    expect(await brokenWords(page)).toEqual([]);
    expect(await touchingBlocks(page)).toEqual([]);
  });
