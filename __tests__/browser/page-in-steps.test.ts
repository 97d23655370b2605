import type { Page } from "playwright-core";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** A page as it stood after one of React's changes. */
interface Step {
  readonly heading: string;
  readonly sections: number;
}

/** Notes from now on what the page looks like after each change. */
const noteSteps = (page: Page) =>
  page.evaluate(() => {
    const steps: Step[] = [];
    (window as unknown as { steps: Step[] }).steps = steps;
    new MutationObserver(() => {
      steps.push({
        heading: document.querySelector("h1")?.textContent ?? "",
        sections: document.querySelectorAll("main section").length,
      });
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Waits for the page's last section; what it looked like when its heading was first there, and in the end. */
async function firstAndLast(page: Page, last: string): Promise<readonly [Step | undefined, number]> {
  await page.locator(last).waitFor({ state: "attached" });
  const [heading, sections] = await Promise.all([page.locator("h1").innerText(), page.locator("main section").count()]);
  const steps = await page.evaluate(() => (window as unknown as { steps: Step[] }).steps);
  const words = (text: string) => text.replaceAll(/\s+/g, " ");
  return [steps.find((step) => words(step.heading) === words(heading)), sections];
}

test("a link leads to a page that begins with its heading, and all of it follows", async () => {
  const { page } = await visitor.visit("/");
  await noteSteps(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).first().click();
  const [first, whole] = await firstAndLast(page, "#general");
  expect(first?.sections).toBeLessThan(whole);
});

test("Back leads to a page that is whole at once, as its place in it is known", async () => {
  const { page } = await visitor.visit("/careers");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await page.locator("#next-step").waitFor();
  await noteSteps(page);
  await page.goBack();
  const [first, whole] = await firstAndLast(page, "#general");
  expect(first?.sections).toBe(whole);
});

test("an anchor leads to a page that is whole at once", async () => {
  const { page } = await visitor.visit("/careers");
  await noteSteps(page);
  const link = page.getByRole("contentinfo").locator("a[href*='#']").first();
  await link.click();
  await page.waitForURL(/#/);
  const [first, whole] = await firstAndLast(page, "#next-step");
  expect(first?.sections).toBe(whole);
});
