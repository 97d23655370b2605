import type { Page } from "playwright-core";
import { NEWSLETTER } from "./support/form-cases";
import { SCRIPTS, holdBack } from "./support/hold-back";
import { nextFrame } from "./support/page-state";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

const form = (page: Page) => page.locator("main form").last();

/** A page with its plain form in sight, whose live one is on its way until it is let go. */
async function openPlainForm() {
  const { page } = await visitor.visit(NEWSLETTER.path, { reducedMotion: "reduce" });
  const scripts = await holdBack(page, SCRIPTS);
  await form(page).scrollIntoViewIfNeeded();
  const letCome = async () => {
    await scripts.letGo();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await nextFrame(page);
  };
  return { page, letCome };
}

describe("while a plain form waits for the live one", () => {
  test("what is written, what is selected of it and focus stay", async () => {
    const { page, letCome } = await openPlainForm();
    const email = form(page).getByLabel("Email");
    await email.fill("ada@example.com");
    await email.evaluate((input: HTMLInputElement) => {
      input.type = "text";
      input.setSelectionRange(0, 3);
    });
    await letCome();
    await page.keyboard.type("grace");
    expect(await email.inputValue()).toBe("grace@example.com");
  });

  test("a submission made before it came is checked by it", async () => {
    const { page, letCome } = await openPlainForm();
    await form(page).getByRole("button", { name: "Subscribe" }).click();
    await letCome();
    await form(page).getByText("Please enter a valid email address").waitFor();
  });
});
