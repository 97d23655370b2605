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
