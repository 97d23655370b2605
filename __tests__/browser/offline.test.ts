import type { Page } from "playwright-core";
import { waitForLiveForm } from "./support/forms";
import { toastRegion, waitForToast } from "./support/toasts";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** The scripts that draw toasts, as a page without forms fetches them. */
async function toastScripts(): Promise<readonly string[]> {
  const { page } = await visitor.visit("/faq");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press("F8");
  await toastRegion(page).waitFor({ state: "attached" });
  return scripts;
}

async function write(page: Page) {
  const form = page.locator('form[action="/api/contact"]');
  await waitForLiveForm(form);
  await form.getByLabel("Name").fill("Grace Example");
  await form.getByLabel("Email").fill("grace@example.com");
  await form.getByLabel("Message").fill("Half a page of thoughts.");
  return form;
}

const FAILURE = {
  title: "Submission Failed",
  text: "There was a problem sending your message. Please try again.",
};

test("a form that has come to life has its notices with it", async () => {
  const { page } = await visitor.visit("/contact");
  const form = await write(page);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Send Message" }).click();
  await waitForToast(page, FAILURE);
});

// The same as after a deploy that has removed the chunks of the page that a visitor still has open.
test("a toast that cannot be fetched is said in plain HTML, and the page stands with what was written in it", async () => {
  const scripts = await toastScripts();
  const { page, goto } = await visitor.open();
  await page.route(
    (url) => scripts.includes(url.pathname),
    (route) => route.abort(),
  );
  await goto("/contact");
  const form = await write(page);
  await page.route("**/api/contact", (route) => route.fulfill({ status: 503, body: "{}" }));
  await form.getByRole("button", { name: "Send Message" }).click();

  const status = page.getByRole("status");
  await status.getByText("There was a problem sending your message. Please try again.", { exact: true }).waitFor();
  expect(await form.getByLabel("Message").inputValue()).toBe("Half a page of thoughts.");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await page.getByRole("button", { name: "Close notice" }).click();
  await status.getByText("Submission Failed", { exact: true }).waitFor({ state: "detached" });
});

test("an apply dialog that cannot be fetched is said so in plain HTML, and can be asked for again", async () => {
  const { page } = await visitor.visit("/careers", { reducedMotion: "reduce" });
  await page.context().setOffline(true);
  const apply = page.getByRole("button", { name: /^Apply Now/ }).first();
  await apply.click();
  await page.getByRole("status").getByText("Submission Failed", { exact: true }).waitFor();
  await page.context().setOffline(false);
  await apply.click();
  await page.getByRole("dialog").waitFor();
});

test("F8 without a connection leaves the page as it is", async () => {
  const { page, problems } = await visitor.visit("/faq");
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await page.context().setOffline(true);
  const refused = page.waitForEvent("requestfailed");
  await page.keyboard.press("F8");
  await refused;
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
  expect(problems.filter((problem) => problem.startsWith("script:"))).toEqual([]);
});
