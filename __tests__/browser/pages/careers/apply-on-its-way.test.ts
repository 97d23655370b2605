import { eventually } from "../../support/eventually";
import { SCRIPTS, holdBack } from "../../support/hold-back";
import { applyButton } from "../../support/steps";
import { DESKTOP, newVisitor } from "../../support/visitor";

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

test("the dialog is fetched when such a button comes near, so that a press needs nothing more", async () => {
  const { page } = await visitor.visit("/careers", { viewport: DESKTOP, reducedMotion: "reduce" });
  const fetched: string[] = [];
  page.on("requestfinished", (request) => fetched.push(request.url()));
  await page.locator("#positions").scrollIntoViewIfNeeded();
  await eventually(() => {
    expect(fetched.filter((url) => url.endsWith(".js"))).not.toEqual([]);
    return Promise.resolve();
  });
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await applyButton(page).click();
  await page.getByRole("dialog").waitFor();
});
