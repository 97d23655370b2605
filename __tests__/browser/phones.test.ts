import site from "../../data/site.json";
import { FORMS } from "./support/form-cases";
import { control, openForm, submit } from "./support/forms";
import { waitForFocus } from "./support/page-state";
import { PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

const onPhone = (path: string) => visitor.visit(path, { viewport: PHONE, reducedMotion: "reduce" });

test.each([
  { path: "/", most: 9500 },
  { path: "/services", most: 7500 },
  { path: "/industries", most: 7000 },
])("$path is at most $most px long", async ({ path, most }) => {
  const { page } = await onPhone(path);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
});

test.each(FORMS)("the $kind form shows the label of the field that is wrong", async (formCase) => {
  const { page, form } = await openForm(visitor, formCase, { viewport: PHONE });
  await submit(form, formCase);
  const wrong = control(form, Object.keys(formCase.errors)[0] ?? "");
  await waitForFocus(page, wrong);
  const label = form.locator(`label[for="${(await wrong.getAttribute("id")) ?? ""}"]`);
  const isInSight = await label.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + 4) === element;
  });
  expect(isInSight).toBe(true);
});

test.each(["/", "/white-papers", "/webinars", "/blog"])(
  "the cards of %s are rows with a small picture",
  async (path) => {
    const { page } = await onPhone(path);
    const sizes = await page.locator("main li > article img").evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const title = image.closest("article")?.querySelector("h3")?.getBoundingClientRect();
        return { width, height, isBeside: title !== undefined && title.left > image.getBoundingClientRect().right };
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes).toEqual(sizes.map(() => ({ width: 96, height: 96, isBeside: true })));
  },
);

test("the footer's links stand in two columns", async () => {
  const { page } = await onPhone("/");
  const lefts = await page
    .getByRole("contentinfo")
    .getByRole("navigation")
    .evaluateAll((columns) => columns.map((column) => Math.round(column.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
});

test("the email link is in the top bar, as an icon with its name", async () => {
  const { page } = await onPhone("/");
  const link = page.getByRole("banner").getByRole("link", { name: site.email }).first();
  const box = await link.boundingBox();
  expect(box?.y).toBeLessThan(40);
  expect(box?.width).toBeLessThan(48);
  expect(await link.locator("svg").isVisible()).toBe(true);
});
