import { SCRIPTS, holdBack } from "../../support/hold-back";
import { applyButton } from "../../support/steps";
import { newVisitor } from "../../support/visitor";

const visitor = newVisitor();

test("a button that opens the apply dialog shows that it is on its way", async () => {
  const { page } = await visitor.visit("/careers", { reducedMotion: "reduce" });
  const scripts = await holdBack(page, SCRIPTS);
  const button = applyButton(page);
  await button.click();
  await button.and(page.locator("[aria-busy=true]")).waitFor();
  await scripts.letGo();
  await page.getByRole("dialog").waitFor();
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
});
