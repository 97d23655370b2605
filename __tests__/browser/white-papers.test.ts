import { whitePapers } from "../support/entries";
import { expectAlerts } from "./support/steps";
import { test, visit } from "./support/test";

test("the button of a white paper without a file shows an alert with its number", async ({ page }) => {
  await visit(page, "/white-papers");
  const papers = whitePapers.filter(({ file }) => !file);
  await expectAlerts(page, "#all", papers);
});
