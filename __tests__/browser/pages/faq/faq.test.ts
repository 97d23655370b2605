import type { Page } from "playwright-core";
import { faq } from "../../../support/entries";
import { eventually } from "../../support/eventually";
import { newVisitor } from "../../support/visitor";

const visitor = newVisitor();

const NOTHING_FOUND =
  "We couldn't find any FAQs matching your search. Please try different keywords or browse all questions.";

const questions = (page: Page) => page.locator("main summary");

/** Waits until exactly these questions are open, counted from 0, with their answers in sight. */
async function expectOpen(page: Page, open: readonly number[]): Promise<void> {
  const expected = faq.map((_, index) => open.includes(index));
  await eventually(async () => {
    const isOpen = await page
      .locator("main details")
      .evaluateAll((all: HTMLDetailsElement[]) => all.map(({ open }) => open));
    expect(isOpen).toEqual(expected);
    const shown = await Promise.all(faq.map(({ answer }) => page.getByText(answer, { exact: true }).isVisible()));
    expect(shown).toEqual(expected);
  });
}

test("each question opens and closes on its own", async () => {
  const { page } = await visitor.visit("/faq");
  expect(await questions(page).allInnerTexts()).toEqual(faq.map(({ question }) => question));
  const last = faq.length - 1;
  await expectOpen(page, []);
  await questions(page).nth(1).click();
  await questions(page).nth(last).click();
  await expectOpen(page, [1, last]);
  await questions(page).nth(1).click();
  await expectOpen(page, [last]);
});

test("the search looks at questions and answers, and says when nothing was found", async () => {
  const { page } = await visitor.visit("/faq");
  const search = page.getByPlaceholder("Search questions...", { exact: true });
  const [item] = faq;
  if (!item) throw new Error("no questions");
  for (const words of [item.question.slice(0, 30), item.answer.slice(10, 40)]) {
    await search.fill(words.toUpperCase());
    const found = faq.filter(({ question, answer }) => [question, answer].some((text) => text.includes(words)));
    expect(found.length).toBeLessThan(faq.length);
    await eventually(async () => {
      expect(await questions(page).allInnerTexts()).toEqual(found.map(({ question }) => question));
    });
  }
  await search.fill("xyzzy");
  await page.getByText("No Results Found", { exact: true }).waitFor();
  await page.getByText(NOTHING_FOUND, { exact: true }).waitFor();
});

test("what is open stays open where a search leaves it in, and is open again where one comes back to it", async () => {
  const { page } = await visitor.visit("/faq");
  const [first, second] = faq;
  if (!first || !second) throw new Error("fewer than two questions");
  const answer = page.getByText(first.answer, { exact: true });
  const searchFor = async (words: string) => {
    await page.getByPlaceholder("Search questions...", { exact: true }).fill(words);
    await page.getByText(words === second.question ? second.question : first.question, { exact: true }).waitFor();
  };
  await questions(page).first().click();
  await answer.waitFor();
  await searchFor(first.question);
  expect(await answer.isVisible()).toBe(true);
  await searchFor(second.question);
  await answer.waitFor({ state: "detached" });
  await searchFor("");
  await answer.waitFor();
});

test("questions that remain lead to the contact page", async () => {
  const { page } = await visitor.visit("/faq");
  const block = page.locator("section").filter({ has: page.getByRole("heading", { name: /^Still Have Questions/ }) });
  expect(await block.getByRole("link").getAttribute("href")).toBe("/contact");
});
