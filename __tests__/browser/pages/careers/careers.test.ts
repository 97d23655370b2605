import type { Page } from "playwright-core";
import careers from "../../../../data/careers.json";
import { eventually } from "../../support/eventually";
import { nextFrame, waitForFocus } from "../../support/page-state";
import { newVisitor } from "../../support/visitor";
import { jobs } from "../../support/shown-content";

const visitor = newVisitor();

async function open(): Promise<Page> {
  const { page } = await visitor.visit("/careers", { reducedMotion: "reduce" });
  return page;
}

const cardOf = (page: Page, title: string) =>
  page.locator("#positions article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("the page says why to join, names values and benefits, and lists the open positions", async () => {
  const page = await open();
  expect(await page.locator("#why-join dt").allInnerTexts()).toEqual(careers.reasons.map(({ title }) => title));
  expect(await page.locator("#culture dt").allInnerTexts()).toEqual(careers.values.map(({ title }) => title));
  expect(await page.locator("#benefits dt").allInnerTexts()).toEqual(careers.benefits.map(({ title }) => title));
  const cards = page.locator("#positions article");
  expect(await cards.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(jobs.map(({ title }) => title));
  for (const { title, location, type, department, summary } of jobs) {
    const card = cardOf(page, title);
    const facts = await card.getByRole("list").first().getByRole("listitem").allInnerTexts();
    expect(facts.slice(0, 3)).toEqual([location, type, department]);
    expect(await card.getByText(summary, { exact: true }).isVisible()).toBe(true);
  }
});

(jobs.length > 1 ? describe : describe.skip)("the open positions", () => {
  test("open and close on their own, to show responsibilities and requirements", async () => {
    const page = await open();
    const buttons = page.locator("#positions").getByRole("button", { name: /^(More|Less) Details/ });
    /** Whether the card shows everything, or nothing, of what it opens. */
    const shows = async ({ title, responsibilities, requirements }: (typeof jobs)[number]) => {
      const texts = ["Responsibilities", "Requirements", ...responsibilities, ...requirements];
      const visible = await Promise.all(
        texts.map((text) => cardOf(page, title).getByText(text, { exact: true }).isVisible()),
      );
      expect(new Set(visible).size).toBe(1);
      return visible.includes(true);
    };
    const expectOpen = (open: readonly number[]) =>
      eventually(async () => {
        const expected = jobs.map((_, index) => open.includes(index));
        expect(await buttons.evaluateAll((all) => all.map((button) => button.ariaExpanded === "true"))).toEqual(
          expected,
        );
        const words = (await buttons.allInnerTexts()).map((text) => text.slice(0, "More Details".length));
        expect(words).toEqual(expected.map((isOpen) => (isOpen ? "Less Details" : "More Details")));
        expect(await Promise.all(jobs.map(shows))).toEqual(expected);
      });

    const last = jobs.length - 1;
    await expectOpen([]);
    await buttons.nth(1).click();
    await buttons.nth(last).click();
    await expectOpen([1, last]);
    await buttons.nth(1).click();
    await expectOpen([last]);
  });

  test.each(["no-preference", "reduce"] as const)("fade in, with motion: %s", async (reducedMotion) => {
    const { page } = await visitor.visit("/careers", { reducedMotion });
    const button = page.getByRole("button", { name: /^More Details/ }).first();
    const fades = await button.evaluate((more: HTMLElement) => {
      more.click();
      return document.getElementById(more.getAttribute("aria-controls") ?? "")?.getAnimations().length;
    });
    expect(fades).toBe(reducedMotion === "reduce" ? 0 : 1);
  });
});

const OPENERS = [
  ...jobs.slice(0, 1).map(({ title }) => ({ opener: `Apply Now for ${title}`, title })),
  { opener: "Submit a General Application", title: "General Application" },
];

describe("the apply dialog", () => {
  const apply = async (page: Page, opener: string) => {
    await page.getByRole("button", { name: opener, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    return dialog;
  };

  test.each(OPENERS)("opens by '$opener' for that position", async ({ opener, title }) => {
    const page = await open();
    const dialog = await apply(page, opener);
    expect(await page.getByRole("dialog", { name: `Apply for ${title}`, exact: true }).count()).toBe(1);
    expect(await dialog.getByRole("heading").innerText()).toBe(`Apply for ${title}`);
    const description = dialog.getByText("Please fill out the form below to apply for this position.", { exact: true });
    expect(await description.isVisible()).toBe(true);
    expect(await dialog.getAttribute("aria-describedby")).toBe(await description.getAttribute("id"));

    const position = dialog.getByLabel("Position");
    expect(await position.inputValue()).toBe(title);
    await position.focus();
    await page.keyboard.type("Chief");
    await nextFrame(page);
    expect(await position.inputValue()).toBe(title);
    expect(await dialog.getByRole("button").allInnerTexts()).toEqual(["Close", "Cancel", "Submit Application"]);
  });

  test.each(["Close", "Cancel", "Escape"])(
    "closed by %s, gives focus back to the button that opened it",
    async (way) => {
      const page = await open();
      const dialog = await apply(page, "Submit a General Application");
      await waitForFocus(page, dialog.getByLabel("Name"));
      if (way === "Escape") await page.keyboard.press("Escape");
      else await dialog.getByRole("button", { name: way, exact: true }).click();
      await dialog.waitFor({ state: "detached" });
      await waitForFocus(page, page.getByRole("button", { name: "Submit a General Application", exact: true }));
    },
  );

  test("stays open, with what was written, when the mouse is pressed beside it", async () => {
    const page = await open();
    const dialog = await apply(page, "Submit a General Application");
    await dialog.getByLabel("Name").fill("Ada Example");
    await page.mouse.click(20, 20);
    await page.keyboard.press("Tab");
    await nextFrame(page);
    expect(await dialog.getByLabel("Name").inputValue()).toBe("Ada Example");
  });

  test("keeps focus inside while Tab goes round all its fields and buttons", async () => {
    const page = await open();
    const dialog = await apply(page, "Submit a General Application");
    await waitForFocus(page, dialog.getByLabel("Name"));
    const visited: string[] = [];
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      visited.push(
        await page.evaluate(() => {
          const { activeElement: element } = document;
          // From the last button, Tab leads to the browser's own, as from a page.
          if (element === document.body) return "Close";
          if (!element?.closest("[role=dialog]")) return `outside: ${element?.outerHTML.slice(0, 80) ?? ""}`;
          return element.getAttribute("name") ?? element.textContent ?? "";
        }),
      );
    }
    const fields = ["coverLetter", "email", "name", "phone", "position", "resume"];
    expect([...new Set(visited)].sort()).toEqual([
      "Cancel",
      "Close",
      "Privacy Policy",
      "Submit Application",
      ...fields,
    ]);
  });

  test("keeps the page behind it out of reach, and gives it back", async () => {
    const page = await open();
    const dialog = await apply(page, "Submit a General Application");
    const behind = page.locator("[inert] main");
    await behind.waitFor({ state: "attached" });
    expect(await dialog.evaluate((element) => element.closest("[inert]"))).toBeNull();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await behind.waitFor({ state: "detached" });
  });
});
