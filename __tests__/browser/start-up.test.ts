import { holdRequests, SCRIPTS } from "./support/requests";
import { EXAMPLE_PAGES } from "./support/routes";
import { expect, test, visit } from "./support/test";

const isHydrated = () =>
  [...document.querySelectorAll("section, footer")].every((part) =>
    Object.keys(part).some((key) => key.startsWith("__reactFiber")),
  );

test(
  "every page starts without an error and keeps the text of its HTML",
  { tag: ["@engine", "@all"] },
  async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
    // Related entries in the window stay as in the HTML.
    await page.addInitScript("Object.defineProperty(window, 'innerHeight', { value: 1e6 })");
    for (const { path } of EXAMPLE_PAGES.filter(({ status }) => status === 200)) {
      await visit(page, path);
      await page.waitForFunction(isHydrated);
      const [text, sent] = await page.evaluate(async () => {
        const textOf = ({ body }: Document) => {
          for (const part of body.querySelectorAll("noscript, script")) part.remove();
          return body.textContent;
        };
        const html = await (await fetch(location.href)).text();
        return [textOf(document), textOf(new DOMParser().parseFromString(html, "text/html"))];
      });
      expect.soft(text, path).toBe(sent);
      expect.soft(errors.splice(0), path).toEqual([]);
    }
  },
);

test("scripts load after the picture of the banner, or when the visitor presses a key", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const pictures = await holdRequests(page, "**/static/**/*.avif");
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await expect(page.locator("[data-hero] h1")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(pictures.held).not.toEqual([]);
  expect(requested.filter((path) => path.endsWith(".js"))).toEqual([]);
  const script = page.waitForRequest(SCRIPTS);
  await page.keyboard.press("Tab");
  await script;
});

test("the page starts in two tasks, so a press between them is answered", async ({ page }) => {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    let pauses = 0;
    // Gatsby sets it when its scripts have run, and then requests the data of the page.
    Object.defineProperty(window, "___loader", {
      configurable: true,
      set: (value: unknown) => {
        Object.defineProperty(window, "___loader", { value });
        setTimeout(() => (pauses += 1));
      },
    });
    XMLHttpRequest.prototype.send = function sendAndNote(body) {
      document.documentElement.dataset.pauses ??= String(pauses);
      send.call(this, body);
    };
  });
  await visit(page, "/");
  await expect(page.locator("html")).toHaveAttribute("data-pauses", "1");
});
