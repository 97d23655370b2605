import type { Page } from "playwright-core";
import { articles, jobs } from "../support/entries";
import { eventually } from "./support/eventually";
import { SCRIPTS, holdBack } from "./support/hold-back";
import { navigation } from "./support/shown-content";
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
  ...navigation.header.map(({ label }) => ({
    what: `the dropdown ${label}`,
    path: "/",
    name: label,
    answer: `#navigation-${label.toLowerCase()}`,
  })),
  { what: "the languages", path: "/", name: /^Language:/, answer: "#languages" },
  {
    what: "a dot of the banner",
    path: "/",
    name: /^Show slide 2/,
    answer: "[aria-label^='Show slide 2'][aria-current]",
  },
  {
    what: "the next testimonials",
    path: "/",
    viewport: PHONE,
    name: "Next testimonials",
    answer: "[aria-label^='Show testimonials 2'][aria-current]",
  },
  ...(jobs.length > 0
    ? [
        {
          what: "the details of a job",
          path: "/careers",
          name: /^More Details/,
          answer: "#positions [aria-expanded=true]",
        },
      ]
    : []),
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

  test("on a button that says what it would do is answered", async () => {
    const { page, start } = await openWithoutScripts("/white-papers");
    await button(page, /^Download PDF/).click();
    const said = page.waitForEvent("dialog");
    // Until the notice is closed, the page does nothing else.
    const started = start();
    await (await said).accept();
    await started;
  });

  test("opens a question at once, which stays open and closes again", async () => {
    const { page, start } = await openWithoutScripts("/faq");
    const question = page.locator("main summary").first();
    const opened = page.locator("main details").first().and(page.locator("[open]"));
    await question.click();
    await opened.waitFor();
    await start();
    await opened.waitFor();
    await question.click();
    await opened.waitFor({ state: "detached" });
  });

  test("made again, as nothing seems to happen, counts once", async () => {
    const { page, start } = await openWithoutScripts("/");
    const languages = button(page, /^Language:/);
    await languages.click();
    await languages.click();
    await start();
    await page.locator("#languages").waitFor();
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

const SEARCHES = [
  { path: "/faq", name: "Search questions", found: "main details" },
  { path: "/blog", name: "Search articles", found: "main #articles article" },
];

test.each(SEARCHES)(
  "what is written early into the search of $path filters its list, and stays under the cursor",
  async (search) => {
    const { page, start } = await openWithoutScripts(search.path);
    const field = page.getByRole("searchbox", { name: search.name });
    const all = await page.locator(search.found).count();
    expect(all).toBeGreaterThan(0);
    await field.click();
    await page.keyboard.type("xyzz");
    await page.keyboard.press("ArrowLeft");
    await start();
    await eventually(async () => {
      expect(await page.locator(search.found).count()).toBe(0);
    });
    await page.keyboard.type("y");
    expect(await field.inputValue()).toBe("xyzyz");
    await field.fill("");
    await eventually(async () => {
      expect(await page.locator(search.found).count()).toBe(all);
    });
  },
);
