import { waitForLiveForm } from "./support/forms";
import { waitForToast } from "./support/toasts";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

test("a form that has come to life has its notices with it, and the page stands with what was written in it", async () => {
  const { page } = await visitor.visit("/contact");
  const form = page.locator('form[action="/api/contact"]');
  await waitForLiveForm(form);
  await form.getByLabel("Name").fill("Grace Example");
  await form.getByLabel("Email").fill("grace@example.com");
  await form.getByLabel("Message").fill("Half a page of thoughts.");
  await page.waitForLoadState("networkidle");
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
test("an apply dialog that cannot be fetched is said so in plain HTML, and can be asked for again", async () => {
  const { page } = await visitor.visit("/careers", { reducedMotion: "reduce" });
  await page.context().setOffline(true);
  const apply = page.getByRole("button", { name: /^Apply Now/ }).first();
  await apply.click();
  const notice = page.getByRole("status").getByText("Submission Failed", { exact: true });
  await notice.waitFor();
  await page.getByRole("button", { name: "Close notice" }).click();
  await notice.waitFor({ state: "detached" });
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
