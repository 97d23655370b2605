import type { Page, Request } from "playwright-core";
import { eventually } from "./support/eventually";
import { waitForLiveForm } from "./support/forms";
import { nextFrame } from "./support/page-state";
import { applyButton } from "./support/steps";
import { waitForToast } from "./support/toasts";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** The scripts that a page fetches from now on. */
function scriptsOf(page: Page) {
  const asked = new Set<Request>();
  const arrived = new Set<Request>();
  const note = (requests: Set<Request>) => (request: Request) => {
    if (request.resourceType() === "script") requests.add(request);
  };
  page.on("request", note(asked));
  page.on("requestfinished", note(arrived));
  return {
    /** Waits until some were asked for, and all of them have arrived. */
    fetched: () =>
      eventually(async () => {
        expect(asked.size).toBeGreaterThan(0);
        expect(arrived.size).toBe(asked.size);
        await nextFrame(page);
      }),
  };
}

test("a form in which somebody has written has its notices with it, and the page stands with what was written in it", async () => {
  const { page } = await visitor.visit("/contact");
  const form = page.locator('form[action="/api/contact"]');
  await waitForLiveForm(form);
  const scripts = scriptsOf(page);
  await form.getByLabel("Name").fill("Grace Example");
  await form.getByLabel("Email").fill("grace@example.com");
  await form.getByLabel("Message").fill("Half a page of thoughts.");
  await scripts.fetched();
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Send Message" }).click();

  await waitForToast(page, {
    title: "Submission Failed",
    text: "There was a problem sending your message. Please try again.",
  });
  expect(await form.getByLabel("Message").inputValue()).toBe("Half a page of thoughts.");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

// The same as after a deploy that has removed the chunks of the page that a visitor still has open.
test("an apply dialog that cannot be fetched is said beside its button, and can be asked for again", async () => {
  const { page } = await visitor.visit("/careers", { reducedMotion: "reduce" });
  await page.context().setOffline(true);
  const apply = applyButton(page);
  await apply.click();
  await page.getByRole("alert").waitFor();
  await page.context().setOffline(false);
  await apply.click();
  await page.getByRole("dialog").waitFor();
});
