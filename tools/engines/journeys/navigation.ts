import { navigation } from "../../../__tests__/browser/support/shown-content";
import type { Journey, Visit } from "../visit";

const [group] = navigation.header;
const last = group?.links.at(-1);
if (!group || !last) throw new Error("The navigation has no group with links.");

const GROUP = "nav[aria-label=Main] li > button";

/** Waits until exactly these groups of the navigation are open. */
const expectOpen = (visit: Visit, labels: readonly string[]) =>
  visit.untilSame("the open groups", labels, () =>
    [...document.querySelectorAll("nav[aria-label=Main] button[aria-expanded=true]")].map(
      ({ textContent }) => textContent ?? "",
    ),
  );

const focused = (visit: Visit, text: string) =>
  visit.untilSame("what has focus", text, () => (document.activeElement?.textContent ?? "").slice(0, 80));

const byMouse: Journey = {
  name: "navigation by mouse",
  run: async (visit) => {
    await visit.open("/");
    await visit.hover(GROUP, group.label);
    await expectOpen(visit, [group.label]);
    await visit.hover("h1");
    await expectOpen(visit, []);
    await visit.click(GROUP, group.label);
    await expectOpen(visit, [group.label]);
    await visit.click("nav[aria-label=Main] a", last.label);
    await visit.at(last.to);
    await expectOpen(visit, []);
  },
};

const skipLink: Journey = {
  name: "skip link",
  run: async (visit) => {
    await visit.open("/about");
    await visit.press("Tab");
    await focused(visit, "Skip to content");
    await visit.press("Enter");
    await visit.untilSame("what has focus", "content", () => document.activeElement?.id ?? "");
  },
};

const byKeyboard: Journey = {
  name: "navigation by keyboard",
  run: async (visit) => {
    await visit.open("/about");
    await visit.evaluate((selector) => {
      document.querySelector<HTMLElement>(selector)?.focus();
    }, GROUP);
    await visit.press("Enter");
    await expectOpen(visit, [group.label]);
    await visit.press("ArrowDown");
    await focused(visit, group.links[0]?.label ?? "");
    await visit.press("ArrowUp");
    await focused(visit, last.label);
    await visit.press("Escape");
    await expectOpen(visit, []);
    await focused(visit, group.label);
    await visit.press("ArrowDown");
    await focused(visit, group.links[0]?.label ?? "");
    await visit.press("ArrowUp");
    await focused(visit, last.label);
    await visit.press("Enter");
    await visit.at(last.to);
  },
};

const language: Journey = {
  name: "language",
  run: async (visit) => {
    await visit.open("/");
    await visit.click("header button[aria-controls=languages]");
    await visit.click("#languages button", "French");
    await visit.untilSame(
      "the language",
      "Language: French",
      () => document.querySelector("header button[aria-controls=languages]")?.textContent ?? "",
    );
    await visit.untilSame("the list is hidden", true, () => document.getElementById("languages")?.hidden ?? false);
  },
};

/** The header's journeys on desktops. */
export const NAVIGATION: readonly Journey[] = [byMouse, skipLink, byKeyboard, language];
