import { services } from "../support/entries";
import { hiddenText } from "./support/checks/hidden-text";
import { overprintedLines } from "./support/checks/overprint";
import { waitUntilStill } from "./support/page-state";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

const firstService = services[0]?.id ?? "";

describe("on paper", () => {
  test.each(["/", "/careers", "/faq", `/services/${firstService}`])("%s is its content, all of it", async (path) => {
    const { page } = await visitor.visit(path);
    await page.emulateMedia({ media: "print" });
    await waitUntilStill(page);
    expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole("contentinfo").filter({ visible: true }).count()).toBe(0);
    const fixed = await page
      .locator("body *")
      .evaluateAll((all) =>
        all
          .filter(
            (element) =>
              getComputedStyle(element).position === "fixed" && element.checkVisibility({ visibilityProperty: true }),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
    expect(fixed).toEqual([]);
    const hidden = await hiddenText(page, { except: "[data-print=none], [data-needs-script], form", opacity: 1 });
    expect(hidden).toEqual([]);
  });

  test.each(["/", "/case-studies", "/contact"])(
    "%s prints no line over another, wherever its pages break",
    async (path) => {
      const { page } = await visitor.visit(path);
      expect(await overprintedLines(page)).toEqual([]);
    },
  );

  test("addresses are written out in full", async () => {
    const { page } = await visitor.visit("/contact", { javaScriptEnabled: false });
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    await page.emulateMedia({ media: "print" });
    const written = await page.locator("main a[href]:visible").evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute("href") ?? "",
        after: getComputedStyle(link, "::after").content.replaceAll('"', ""),
      })),
    );
    const toPages = written.filter(({ href }) => /^(\/|http)/.test(href));
    expect(toPages.length).toBeGreaterThan(0);
    for (const { href, after } of toPages) {
      const address = href.startsWith("/") ? new URL(canonical ?? "").origin + href : href;
      expect(after.replaceAll(/[ ()]/g, "")).toBe(address);
    }
  });
});
