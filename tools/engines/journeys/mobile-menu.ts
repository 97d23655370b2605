import { navigation } from "../../../__tests__/browser/support/shown-content";
import { expectNear } from "../expect";
import type { Journey, Visit } from "../visit";

const PHONE = { width: 375, height: 812 };

const MENU = "button[aria-controls=main-navigation]";

const expectMenu = (visit: Visit, open: boolean) =>
  visit.untilSame("the menu, and what lies behind it", { expanded: String(open), behind: open }, () => ({
    expanded: document.querySelector("button[aria-controls=main-navigation]")?.ariaExpanded ?? "",
    behind: document.querySelector("main")?.hasAttribute("inert") ?? false,
  }));

const mobileMenu: Journey = {
  name: "mobile menu",
  run: async (visit) => {
    await visit.resize(PHONE.width, PHONE.height);
    await visit.open("/about");
    await visit.evaluate(() => {
      window.scrollTo({ top: 1500, behavior: "instant" });
    });
    const before = await visit.rest();
    await visit.click(MENU);
    await expectMenu(visit, true);
    await visit.press("Escape");
    await expectMenu(visit, false);
    expectNear("the page below, after Escape,", await visit.rest(), before);
    await visit.click(MENU);
    await visit.click(MENU);
    await expectMenu(visit, false);
    expectNear("the page below, after the button,", await visit.rest(), before);
    await visit.click(MENU);
    await visit.click("nav[aria-label=Main] a", navigation.contact.label);
    await visit.at(navigation.contact.to);
    await expectMenu(visit, false);
    expectNear("the next page", await visit.rest(), 0);
  },
};

/** The header's journey on phones. */
export const MOBILE_MENU: readonly Journey[] = [mobileMenu];
