import { accessibilityViolations } from "./support/checks/accessibility";
import { smallTargets } from "./support/checks/target-size";
import { shareVisit } from "./support/shared-visit";
import { STATES, existsAt } from "./support/states";
import { DESKTOP, PHONE } from "./support/visitor";

describe.each([PHONE, DESKTOP])("in a window of $width px", (viewport) => {
  describe.each(STATES.filter((state) => existsAt(state, viewport.width)))("the state: $name", ({ path, prepare }) => {
    const visited = shareVisit(path, { viewport, reducedMotion: "reduce" }, ({ page }) => prepare(page));

    test("violates no rule of WCAG 2.2 AA that axe knows", async () => {
      expect(await accessibilityViolations(visited().page)).toEqual([]);
    });

    test("has targets of 24 px or more", async () => {
      expect(await smallTargets(visited().page)).toEqual([]);
    });
  });
});
