import type { Page } from "@playwright/test";
import {
  articles,
  caseStudies,
  industries,
  leaders,
  pastWebinars,
  services,
  upcomingWebinars,
  whitePapers,
} from "../support/entries";
import { CONTACT } from "./support/form-cases";
import { control, fill, formOn, submit, waitForLiveForm } from "./support/forms";
import { titled } from "./support/routes";
import { storedFrom } from "./support/stored";
import { expect, test, visit } from "./support/test";
import { waitForToast } from "./support/toasts";

// What the pages of entries do, and how they are laid out: what their HTML alone doesn't show.

const longest = <Entry>(entries: readonly Entry[], length: (entry: Entry) => number) =>
  entries.toSorted((one, other) => length(other) - length(one))[0];

test("a service or industry shows two others by chance, which lead on, and leads back to its list", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.999;
  });
  for (const [base, kind, entries] of [
    ["/services", "Services", services],
    ["/industries", "Industries", industries],
  ] as const) {
    const related = page
      .locator("main section", { has: page.getByRole("heading", { level: 2, name: `Related ${kind}` }) })
      .locator("li a");
    const targets = () => related.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const others = ({ id }: { readonly id: string }) =>
      entries
        .filter((entry) => entry.id !== id)
        .slice(-2)
        .reverse();
    const paths = (some: readonly { readonly id: string }[]) => some.map(({ id }) => `${base}/${id}`);

    const [first] = entries;
    const next = first && others(first)[0];
    if (!next) continue;
    await visit(page, `${base}/${first.id}`);
    await expect.poll(targets).toEqual(paths(others(first)));
    await related.first().click();
    await expect(page).toHaveURL(`${base}/${next.id}`);
    await expect(page.locator("h1")).toHaveText(next.title);
    await expect.poll(targets).toEqual(paths(others(next)));
    await page.getByRole("link", { name: `Back to ${kind}` }).click();
    await expect(page).toHaveURL(base);
    await expect(page).toHaveTitle(titled(kind));
  }
});

/** Presses all buttons of a list of placeholders, and expects what each says, with the item's number. */
async function expectAlerts(
  page: Page,
  name: string,
  says: string,
  items: readonly { readonly number?: number }[],
): Promise<void> {
  const buttons = page.getByRole("button", { name });
  await expect(buttons).toHaveCount(items.length);
  for (const [index, { number }] of items.entries()) {
    const alert = page.waitForEvent("dialog");
    const press = buttons.nth(index).click();
    const dialog = await alert;
    const message = dialog.message();
    await dialog.accept();
    await press;
    // An entry without a number in its file gets one.
    const end = number === undefined ? /\d+/.exec(message)?.[0] : String(number);
    expect(message).toBe(`In a real application, this would ${says} ${end ?? "a number"}.`);
  }
}

test.describe("a placeholder button says with the item's number what a real application would do", () => {
  test.use({ reducedMotion: "reduce" });

  test("of a white paper", async ({ page }) => {
    await visit(page, "/white-papers");
    await expectAlerts(page, "Download PDF", "download white paper", whitePapers);
  });

  test("of a webinar", async ({ page }) => {
    await visit(page, "/webinars");
    await expectAlerts(page, "Register Now", "register for webinar", upcomingWebinars);
    await expectAlerts(page, "Watch Recording", "play webinar", pastWebinars);
  });
});

test("case studies' cards side by side have their figures and links on one line, and their page the scorecard within two screens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit(page, "/case-studies");
  for (const part of ["h3", "dl", "a"]) {
    const tops = await page
      .locator(`ul article > ${part}`)
      .evaluateAll((parts) => parts.slice(0, 3).map((element) => Math.round(element.getBoundingClientRect().top)));
    expect(new Set(tops).size, part).toBe(1);
  }
  const study = longest(caseStudies, ({ record }) => record?.measures.length ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `/case-studies/${study?.id ?? ""}`);
  const { y = 0, height = Infinity } = (await page.locator("#scorecard table").boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(1600);
});

test.describe("on desktops", () => {
  test.use({ reducedMotion: "reduce" });

  test("an article's contents stay beside the text and lead into it", async ({ page }) => {
    const article = longest(articles, ({ content }) => content.match(/^### /gm)?.length ?? 0);
    await visit(page, `/blog/${article?.id ?? ""}`);
    const contents = page.getByRole("navigation", { name: "Contents" });
    await contents.getByRole("link").last().click();
    const last = page.locator("#article h3").last();
    await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(200);
    await expect(contents).toBeInViewport({ ratio: 1 });
    const [list, words] = [await contents.boundingBox(), await last.boundingBox()];
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0);
  });
});

test("a letter to a leader reaches the firm with the name, in the form's own fields", async ({ page }) => {
  const [person] = leaders;
  await visit(page, `/about/${person?.id ?? ""}`);
  await page.getByRole("link", { name: `Write to ${person?.name ?? ""}` }).click();
  await expect(page).toHaveURL(/\/contact\?to=.*#request-consultation$/);
  const form = formOn(page, CONTACT);
  await waitForLiveForm(form);
  const salutation = `Dear ${person?.name ?? ""},\n\n`;
  await expect(control(form, "message")).toHaveValue(salutation);
  const email = "letter.to.a.person@example.com";
  const written = { ...CONTACT.enough, email, message: `${salutation}We lose orders at night.` };
  await fill(form, written);
  await submit(form, CONTACT);
  await waitForToast(page, CONTACT.success);
  expect(await storedFrom("contact", email)).toEqual([{ ...CONTACT.empty, ...written }]);
});
