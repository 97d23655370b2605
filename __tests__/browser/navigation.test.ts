import navigation from "../../data/navigation.json";
import site from "../../data/site.json";
import { PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

describe("the main navigation on a desktop", () => {
  test.each(navigation.header)("$label opens by click and leads to its pages", async ({ label, links }) => {
    const { page } = await visitor.open();
    await page.goto("/", { waitUntil: "networkidle" });
    const main = page.getByRole("navigation", { name: "Main" });
    const button = main.getByRole("button", { name: label });

    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await button.click();
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    const shown = await main.locator("li:has(> button[aria-expanded=true]) a").allInnerTexts();
    expect(shown).toEqual(links.map((link) => link.label));

    const last = links.at(-1);
    if (!last) throw new Error("a group without links");
    await main.getByRole("link", { name: last.label }).click();
    await page.waitForURL(`**${last.to}`);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
  });

  test("a group opens under the mouse, and closes when it leaves", async () => {
    const { page } = await visitor.open();
    await page.goto("/", { waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "Services" });
    await button.hover();
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await page.mouse.move(640, 700);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
  });

  test("a group works by keyboard: Enter opens, arrows move, Escape closes and gives focus back", async () => {
    const { page } = await visitor.open();
    await page.goto("/", { waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "Insights" });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await button.focus();
    await page.keyboard.press("Enter");
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction(() => document.activeElement?.textContent === "Blog");
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction(() => document.activeElement?.textContent === "Case Studies");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.waitForFunction(() => document.activeElement?.textContent === "Webinars");
    await page.keyboard.press("Escape");
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    expect(await focused()).toBe("Insights");
  });

  test("only one group is open at a time, and a press elsewhere closes it", async () => {
    const { page } = await visitor.open();
    await page.goto("/", { waitUntil: "networkidle" });
    const open = page.locator("nav[aria-label=Main] button[aria-expanded=true]");
    await page.getByRole("button", { name: "About" }).click();
    await page.getByRole("button", { name: "Industries" }).click();
    expect(await open.allInnerTexts()).toEqual(["Industries"]);
    await page.mouse.click(640, 800);
    expect(await open.count()).toBe(0);
  });

  test.each([1024, 1280])("every entry stands on one line at %i px", async (width) => {
    const { page } = await visitor.open({ viewport: { width, height: 800 } });
    await page.goto("/");
    const entries = page.getByRole("navigation", { name: "Main" }).locator(":is(button, a):visible");
    const lines = await entries.evaluateAll((all) =>
      all.map((entry) => {
        const label = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT).nextNode();
        const words = document.createRange();
        if (label) words.selectNodeContents(label);
        return { entry: label?.textContent, lines: words.getClientRects().length };
      }),
    );
    const labels = [...navigation.header.map(({ label }) => label), "Contact", "Request a Consultation"];
    expect(lines).toEqual(labels.map((entry) => ({ entry, lines: 1 })));
  });

  test("contact and the request for a consultation lead where the specification says", async () => {
    const { page } = await visitor.open();
    await page.goto("/");
    const main = page.getByRole("navigation", { name: "Main" });
    expect(await main.getByRole("link", { name: "Contact", exact: true }).getAttribute("href")).toBe("/contact");
    expect(await main.getByRole("link", { name: "Request a Consultation" }).getAttribute("href")).toBe(
      "/contact#request-consultation",
    );
  });

  test("the first stop of the Tab key skips to the content", async () => {
    const { page } = await visitor.open();
    await page.goto("/about", { waitUntil: "networkidle" });
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  });
});

test("a change of page is announced, and takes the focus along", async () => {
  const { page } = await visitor.open();
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await page.waitForURL("**/faq");
  await page
    .locator("#gatsby-announcer", { hasText: "Navigated to Frequently Asked Questions" })
    .waitFor({ state: "attached" });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
});

describe("the top bar", () => {
  test("has the phone, the e-mail address and three social profiles as links", async () => {
    const { page } = await visitor.open();
    await page.goto("/");
    const header = page.getByRole("banner");
    expect(await header.locator(`a[href="tel:+12125550142"]`).first().innerText()).toBe(site.phone);
    expect(await header.locator(`a[href="mailto:${site.email}"]`).first().innerText()).toBe(site.email);
    for (const { url } of site.socialLinks)
      expect(await header.locator(`a[href="${url}"]`).first().isVisible()).toBe(true);
  });

  test("the language dropdown changes its label, and nothing else", async () => {
    const { page } = await visitor.open();
    await page.goto("/", { waitUntil: "networkidle" });
    const heading = await page.locator("h1").innerText();
    const dropdown = page.getByRole("button", { name: /^Language:/ });
    await dropdown.click();
    expect(await page.locator("#languages").getByRole("button").allInnerTexts()).toEqual([
      "English",
      "Spanish",
      "French",
      "German",
    ]);
    await page.locator("#languages").getByRole("button", { name: "French" }).click();
    expect(await dropdown.innerText()).toContain("French");
    expect(await dropdown.getAttribute("aria-expanded")).toBe("false");
    expect(await page.locator("#languages").isVisible()).toBe(false);
    expect(await page.locator("h1").innerText()).toBe(heading);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });
});

describe("the mobile menu", () => {
  test("opens as a sheet, keeps the page behind it out of reach, and closes when a link is chosen", async () => {
    const { page } = await visitor.open({ viewport: PHONE, hasTouch: true });
    await page.goto("/", { waitUntil: "networkidle" });
    const toggle = page.getByRole("button", { name: "Menu" });
    const contact = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact", exact: true });

    expect(await contact.isVisible()).toBe(false);
    await toggle.tap();
    expect(await toggle.getAttribute("aria-expanded")).toBe("true");
    expect(await page.locator("main").getAttribute("inert")).toBe("");

    await page.getByRole("button", { name: "Services" }).tap();
    await page.getByRole("link", { name: "Market Analysis" }).first().tap();
    await page.waitForURL("**/services/market-analysis");
    expect(await toggle.getAttribute("aria-expanded")).toBe("false");
    expect(await contact.isVisible()).toBe(false);
    expect(await page.locator("main").getAttribute("inert")).toBeNull();
  });

  test("closes by Escape and gives focus back; its targets are large enough for thumbs", async () => {
    const { page } = await visitor.open({ viewport: PHONE });
    await page.goto("/", { waitUntil: "networkidle" });
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.click();
    const heights = await page
      .locator("nav[aria-label=Main] :is(a, button):visible")
      .evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    expect(await toggle.getAttribute("aria-expanded")).toBe("false");
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe("the footer", () => {
  test("has the copyright line with the current year, also in a year after the build", async () => {
    const { page } = await visitor.open();
    await page.clock.install({ time: new Date("2031-02-03T10:00:00") });
    await page.goto("/about");
    await page.getByRole("contentinfo").getByText("© 2031 Corvane Consulting").waitFor();
  });

  test("has company, services and resources columns and legal links", async () => {
    const { page } = await visitor.open();
    await page.goto("/about");
    const footer = page.getByRole("contentinfo");
    for (const { title, links } of navigation.footer) {
      expect(await footer.getByRole("navigation", { name: title }).getByRole("link").allInnerTexts()).toEqual(
        links.map(({ label }) => label),
      );
    }
    for (const { label, to } of navigation.legal) {
      expect(await footer.getByRole("link", { name: label }).getAttribute("href")).toBe(to);
    }
  });
});
