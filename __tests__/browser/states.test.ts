import { accessibilityViolations } from "./support/checks/accessibility";
import { smallTargets } from "./support/checks/target-size";
import { eventually } from "./support/eventually";
import { STATES } from "./support/states";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

test.each(STATES)("$name: targets of 24 px or more, and no violation that axe knows", async (state) => {
  const viewport = state.onDesktops ? DESKTOP : PHONE;
  const { page } = await visitor.visit(state.path, { viewport, reducedMotion: "reduce" });
  await state.prepare(page);
  // The styles of what a state adds may come a moment after it.
  await eventually(async () => {
    expect(await smallTargets(page)).toEqual([]);
  });
  expect(await accessibilityViolations(page)).toEqual([]);
});
