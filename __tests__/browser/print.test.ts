import services from "../../data/services.json";
import { hiddenText } from "./support/checks/hidden-text";
import { waitUntilStill } from "./support/page-state";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

const firstService = services[0]?.id ?? "";

describe("on paper", () => {
  test.each(["/", "/about", "/blog", "/careers", "/contact", "/faq", `/services/${firstService}`])(
    "%s is its content, all of it",
    async (path) => {
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
    },
  );
});
