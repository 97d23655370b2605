import { expectNear } from "../expect";
import type { Journey } from "../visit";

const focusInTheBar: Journey = {
  name: "Tab in the bar leaves the page where it is",
  run: async (visit) => {
    await visit.open("/");
    await visit.evaluate(() => {
      window.scrollTo({ top: 3000, behavior: "instant" });
      document.querySelector<HTMLElement>("[data-header] a")?.focus({ preventScroll: true });
    });
    const before = await visit.rest();
    const stops = await visit.evaluate(() => document.querySelectorAll("[data-header] :is(a, button)").length);
    const isInBar = () => visit.evaluate(() => document.activeElement?.closest("[data-header]") instanceof Element);
    let presses = 0;
    for (; presses < stops && (await isInBar()); presses += 1) {
      expectNear(`the page after ${String(presses)} times Tab`, await visit.rest(), before);
      await visit.press("Tab");
    }
    return `${String(presses)} times`;
  },
};

const focusFollowsAJump: Journey = {
  name: "focus follows a jump inside the page",
  run: async (visit) => {
    await visit.open("/case-studies");
    await visit.click('main a[href^="/case-studies#"]');
    await visit.until("the anchor is in the address", () => location.hash !== "");
    const landed = await visit.rest();
    await visit.until("the target has focus", () => document.activeElement?.id === location.hash.slice(1));
    await visit.until("there is no ring after the mouse", () => {
      const target = document.activeElement;
      return target instanceof HTMLElement && getComputedStyle(target).outlineStyle === "none";
    });
    await visit.press("Tab");
    await visit.until("Tab goes on inside the target or below it", () => {
      const target = document.getElementById(location.hash.slice(1));
      const focused = document.activeElement;
      if (!target || !focused || focused === target) return false;
      return target.compareDocumentPosition(focused) % 8 >= Node.DOCUMENT_POSITION_FOLLOWING;
    });
    const after = await visit.rest();
    if (after < landed - 2) throw new Error(`Tab jumps back from ${String(landed)} to ${String(after)}`);
  },
};

/** Focus moves where it should, and doesn't scroll the page. */
export const FOCUS: readonly Journey[] = [focusInTheBar, focusFollowsAJump];
