import type { Page } from "playwright-core";
import { services } from "../../../support/entries";
import { eventually } from "../../support/eventually";
import { CONTACT } from "../../support/form-cases";
import { control, fill, formOn, submit, valuesOf, waitForLiveForm } from "../../support/forms";
import { storedFrom } from "../../support/stored";
import { waitForToast } from "../../support/toasts";
import { DESKTOP, PHONE, newVisitor } from "../../support/visitor";

const visitor = newVisitor();

test("the contact form stands under its heading, in the section that the request for a consultation leads to", async () => {
  const { page } = await visitor.visit("/contact#request-consultation");
  const section = page.locator("#request-consultation");
  expect(await section.getByRole("heading", { name: "Send Us a Message", exact: true }).isVisible()).toBe(true);
  const choices = section.getByLabel("Service").locator("option");
  expect(await choices.evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value))).toEqual([
    ...(services.length > 0 ? ["", ...services.map(({ id }) => id), "not-sure"] : []),
  ]);
});

test.each([
  { path: "/contact", purpose: "#request-consultation form" },
  { path: "/careers", purpose: "#positions article" },
])("what visitors come to $path for begins within the first two screens", async ({ path, purpose }) => {
  const { page } = await visitor.visit(path, { viewport: { width: 1280, height: 800 } });
  expect((await page.locator(purpose).first().boundingBox())?.y).toBeLessThan(1600);
});

describe("an address that names a service", () => {
  const [service = { id: "", title: "" }] = services.slice(1);
  const address = `?service=${service.id}#request-consultation`;

  const chosen = (page: Page) => formOn(page, CONTACT).getByLabel("Service").locator("option:checked").innerText();

  test("has it chosen in the form, which sends it and is empty again", async () => {
    const { page } = await visitor.visit(`/contact${address}`, { reducedMotion: "reduce" });
    const form = formOn(page, CONTACT);
    await waitForLiveForm(form);
    expect(await chosen(page)).toBe(service.title);
    const values = { ...CONTACT.empty, ...CONTACT.enough, email: "named.service@example.com" };
    await fill(form, { ...CONTACT.enough, email: values.email });
    await submit(form, CONTACT);
    await waitForToast(page, CONTACT.success);
    expect(await storedFrom("contact", values.email)).toEqual([{ ...values, service: service.id }]);
    await eventually(async () => {
      expect(await valuesOf(form)).toEqual(CONTACT.empty);
    });
  });

  test("is ignored where there is no such service", async () => {
    const { page } = await visitor.visit("/contact?service=juggling#request-consultation");
    await waitForLiveForm(formOn(page, CONTACT));
    expect(await control(formOn(page, CONTACT), "service").inputValue()).toBe("");
  });
});

test.each([PHONE, DESKTOP])("at $width px no city's name is cut off or crosses another", async (viewport) => {
  const { page } = await visitor.visit("/contact", { viewport, reducedMotion: "reduce" });
  const { frame, names } = await page.locator("#map").evaluate((section) => {
    const edges = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
    const map = section.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
    const labels = [...section.querySelectorAll("li span:not([aria-hidden])")].map((label) => {
      const words = document.createRange();
      words.selectNodeContents(label);
      return edges(words.getBoundingClientRect());
    });
    return { frame: edges(map), names: labels };
  });
  expect(names.length).toBeGreaterThan(0);
  for (const [index, name] of names.entries()) {
    expect([name.left > frame.left, name.right < frame.right]).toEqual([true, true]);
    expect([name.top > frame.top, name.bottom < frame.bottom]).toEqual([true, true]);
    const crossed = names
      .slice(index + 1)
      .filter((other) => other.left < name.right && name.left < other.right)
      .filter((other) => other.top < name.bottom && name.top < other.bottom);
    expect(crossed).toEqual([]);
  }
});
