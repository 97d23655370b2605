import { CONTACT } from "./support/form-cases";
import { control, openForm, submit } from "./support/forms";
import { waitForFocus } from "./support/page-state";
import { PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

const onPhone = (path: string) => visitor.visit(path, { viewport: PHONE, reducedMotion: "reduce" });

test("a form shows the label of the field that is wrong", async () => {
  const { page, form } = await openForm(visitor, CONTACT, { viewport: PHONE });
  await submit(form, CONTACT);
  const wrong = control(form, Object.keys(CONTACT.errors)[0] ?? "");
  await waitForFocus(page, wrong);
  const label = form.locator(`label[for="${(await wrong.getAttribute("id")) ?? ""}"]`);
  const isInSight = await label.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + 4) === element;
  });
  expect(isInSight).toBe(true);
});

test.each(["/", "/webinars"])("the cards of %s are rows with a small picture", async (path) => {
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
});
