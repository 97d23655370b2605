import type { Key, Tab } from "./engine";

/** What Playwright's pages and Puppeteer's have in common. */
interface DrivenPage {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  readonly keyboard: { press(key: Key): Promise<void> };
}

/** The operations of a tab that Playwright and Puppeteer have in common. */
export const pageTab = (page: DrivenPage) =>
  ({
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    evaluate: (expression) => page.evaluate(expression),
  }) satisfies Partial<Tab>;
