import type { Page } from "playwright-core";
import { articles } from "../support/entries";
import { eventually } from "./support/eventually";
import { SCRIPTS, holdBack } from "./support/hold-back";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** A page whose scripts are held back, and what lets them come. */
async function openWithoutScripts(path: string, viewport = DESKTOP) {
  const { page } = await visitor.open({ viewport, reducedMotion: "reduce" });
  const scripts = await holdBack(page, SCRIPTS);
  await page.goto(path);
  const start = async () => {
    await scripts.letGo();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  };
  return { page, start };
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** What a visitor may press before scripts are at work, and what is in sight once they have answered. */
interface Press {
  readonly what: string;
  readonly path: string;
  readonly viewport?: typeof PHONE;
  readonly name: string | RegExp;
  readonly answer: string;
}

const PRESSES: readonly Press[] = [
  { what: "the menu", path: "/", viewport: PHONE, name: "Menu", answer: "#main-navigation[data-open=true]" },
  {
    what: "a way to apply",
    path: "/careers",
    name: /^(Apply Now|Submit a General Application)/,
    answer: "[role=dialog]",
  },
  {
    what: "a category",
    path: "/blog",
    name: articles[0]?.category ?? "",
    answer: `aside [aria-pressed=true]:text-is("${articles[0]?.category ?? ""}")`,
  },
];

describe("a press before scripts are at work", () => {
  test.each(PRESSES)("on $what is shown to be on its way, and takes effect", async (press) => {
    const { page, start } = await openWithoutScripts(press.path, press.viewport);
    const pressed = button(page, press.name);
    await pressed.click();
    expect(await pressed.getAttribute("aria-busy")).toBe("true");
    expect(await page.locator(press.answer).isVisible()).toBe(false);
    await start();
    await page.locator(press.answer).waitFor();
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
  });

  test("is no longer shown to be on its way where scripts can't be fetched", async () => {
    const { page } = await visitor.open({ viewport: PHONE });
    const scripts = await holdBack(page, SCRIPTS);
    await page.goto("/");
    await button(page, "Menu").click();
    await page.locator("[aria-busy=true]").waitFor();
    await Promise.all(scripts.held.splice(0).map((route) => route.abort()));
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
  });
});

test("what is written early into the blog's search filters its list, and stays under the cursor", async () => {
  const { page, start } = await openWithoutScripts("/blog");
  const field = page.getByRole("searchbox", { name: "Search articles" });
  const found = page.locator("main #articles article");
  await field.click();
  await page.keyboard.type("xyzz");
  await page.keyboard.press("ArrowLeft");
  await start();
  await eventually(async () => {
    expect(await found.count()).toBe(0);
  });
  await page.keyboard.type("y");
  expect(await field.inputValue()).toBe("xyzyz");
});
