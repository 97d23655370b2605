import faq from "../../data/faq.json";
import jobs from "../../data/jobs.json";
import testimonials from "../../data/testimonials.json";
import { ROUTES } from "./support/routes";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

test.each(ROUTES)("$path hides no text from visitors without JavaScript", async ({ path }) => {
  const { page } = await visitor.open({ javaScriptEnabled: false });
  await page.goto(path);
  const hidden = await page.locator("main :is(h1, h2, h3, h4, p, li, dt, dd, td, blockquote)").evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest("[data-needs-script]"))
      .filter(
        (element) =>
          !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
          Number(getComputedStyle(element).opacity) < 0.5,
      )
      .map(({ textContent }) => textContent?.slice(0, 60)),
  );
  expect(hidden).toEqual([]);
});

test("what only scripts can do is not offered without them", async () => {
  const { page } = await visitor.open({ javaScriptEnabled: false });
  for (const { path } of ROUTES) {
    await page.goto(path);
    expect({ path, offered: await page.locator("[data-needs-script]:visible").count() }).toEqual({ path, offered: 0 });
  }
});

test("answers, job details and all testimonials can be read", async () => {
  const { page } = await visitor.open({ javaScriptEnabled: false });
  await page.goto("/faq");
  for (const { answer } of faq) expect(await page.getByText(answer).isVisible()).toBe(true);
  await page.goto("/careers");
  for (const { responsibilities } of jobs)
    expect(await page.getByText(responsibilities[0] ?? "").isVisible()).toBe(true);
  await page.goto("/");
  for (const { quote } of testimonials) expect(await page.getByText(quote).isVisible()).toBe(true);
});

test.each([PHONE, DESKTOP])("the navigation works at $width px", async (viewport) => {
  const { page } = await visitor.open({ javaScriptEnabled: false, viewport });
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  if (viewport === DESKTOP) await main.getByRole("button", { name: "Careers" }).hover();
  await main.getByRole("link", { name: "Open Positions" }).click();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/careers#positions");
});
