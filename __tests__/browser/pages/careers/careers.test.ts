import type { Page } from "playwright-core";
import careers from "../../../../data/careers.json";
import { withoutNoBreaks } from "../../../../src/lib/text";
import { eventually } from "../../support/eventually";
import { nextFrame, waitForFocus } from "../../support/page-state";
import { shareVisit } from "../../support/shared-visit";
import { DESKTOP, PHONE, newVisitor } from "../../support/visitor";
import { jobs } from "../../support/shown-content";

const visitor = newVisitor();

async function open(viewport = DESKTOP): Promise<Page> {
  const { page } = await visitor.visit("/careers", { viewport, reducedMotion: "reduce" });
  return page;
}

const cardOf = (page: Page, title: string) =>
  page.locator("#positions article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

describe("the page", () => {
  const visited = shareVisit("/careers", {});

  test("has the anchors #culture, #benefits and #positions, in this order", async () => {
    const { page } = visited();
    const ids = await page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids.filter((id) => ["culture", "benefits", "positions"].includes(id))).toEqual([
      "culture",
      "benefits",
      "positions",
    ]);
  });

  test("says why to join", async () => {
    const { page } = visited();
    const titles = await page.locator("#why-join article h3").allInnerTexts();
    expect(titles).toEqual(careers.reasons.map(({ title }) => title));
  });

  test("names the values", async () => {
    const { page } = visited();
    const titles = await page.locator("#culture article h3").allInnerTexts();
    expect(titles).toEqual(careers.values.map(({ title }) => title));
  });

  test("names the benefits", async () => {
    const { page } = visited();
    const benefits = page.locator("#benefits dl > div");
    expect(await benefits.locator("dt").allInnerTexts()).toEqual(careers.benefits.map(({ title }) => title));
    expect((await benefits.locator("dd").allInnerTexts()).map(withoutNoBreaks)).toEqual(
      careers.benefits.map(({ text }) => text),
    );
  });

  test("has the open positions, each with its title, location, type, department and summary", async () => {
    const { page } = visited();
    const cards = page.locator("#positions article");
    expect(await cards.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(jobs.map(({ title }) => title));
    for (const { title, location, type, department, summary } of jobs) {
      const card = cardOf(page, title);
      const facts = await card.getByRole("list").first().getByRole("listitem").allInnerTexts();
      expect(facts.slice(0, 3)).toEqual([location, type, department]);
      expect(await card.getByText(summary, { exact: true }).isVisible()).toBe(true);
    }
  });
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
});

const OPENERS = [
  ...jobs.map(({ title }) => ({ opener: `Apply Now for ${title}`, title })),
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
    expect(await dialog.getByRole("button").allInnerTexts()).toEqual(["Cancel", "Submit Application"]);
  });

  const CLOSERS = [
    { by: "Cancel", close: (page: Page) => page.getByRole("button", { name: "Cancel", exact: true }).click() },
    { by: "Escape", close: (page: Page) => page.keyboard.press("Escape") },
  ];

  describe.each(CLOSERS)("closed by $by", ({ close }) => {
    test.each(OPENERS.slice(-2))("gives focus back to '$opener'", async ({ opener }) => {
      const page = await open();
      const dialog = await apply(page, opener);
      await waitForFocus(page, dialog.getByLabel("Name"));
      await close(page);
      await dialog.waitFor({ state: "detached" });
      await waitForFocus(page, page.getByRole("button", { name: opener, exact: true }));
    });
  });

  test("stays open, with what was written, when the mouse is pressed beside it", async () => {
    const page = await open();
    const dialog = await apply(page, "Submit a General Application");
    await dialog.getByLabel("Name").fill("Ada Example");
    await page.mouse.click(20, 20);
    await page.keyboard.press("Tab");
    await nextFrame(page);
    expect(await dialog.getByLabel("Name").inputValue()).toBe("Ada Example");
  });

  test.each(["Tab", "Shift+Tab"])("keeps focus inside while %s goes round all its fields and buttons", async (key) => {
    const page = await open();
    const dialog = await apply(page, "Submit a General Application");
    await waitForFocus(page, dialog.getByLabel("Name"));
    const visited: string[] = [];
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press(key);
      visited.push(
        await page.evaluate(() => {
          const { activeElement: element } = document;
          if (!element?.closest("[role=dialog]")) return `outside: ${element?.outerHTML.slice(0, 80) ?? ""}`;
          return element.getAttribute("name") ?? element.textContent ?? "";
        }),
      );
    }
    const fields = ["coverLetter", "email", "name", "phone", "position", "resume"];
    expect([...new Set(visited)].sort()).toEqual(["Cancel", "Privacy Policy", "Submit Application", ...fields]);
  });

  test("keeps the page behind it out of reach, and gives it back", async () => {
    const page = await open();
    const links = await page.getByRole("link").count();
    const dialog = await apply(page, "Submit a General Application");
    await page.getByRole("banner").waitFor({ state: "detached" });
    await eventually(async () => {
      expect(await page.getByRole("link").allInnerTexts()).toEqual(["Privacy Policy"]);
      expect(await page.getByRole("heading").count()).toBe(1);
    });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("banner").waitFor();
    await eventually(async () => {
      expect(await page.getByRole("link").count()).toBe(links);
    });
  });

  test("can be filled in and left on a phone", async () => {
    const page = await open(PHONE);
    const dialog = await apply(page, "Submit a General Application");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await dialog.getByLabel("Cover Letter").fill("Dear team");
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
  });
});
