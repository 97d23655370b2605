import { faq } from "../support/entries";
import { expect, test, visit } from "./support/test";

test("questions open on their own, and the search leaves them open", { tag: "@engine" }, async ({ page }) => {
  await visit(page, "/faq");
  const questions = page.locator("main summary");
  const search = page.getByPlaceholder("Search questions...", { exact: true });
  /** Waits until exactly the questions that fit are listed, and of all questions only these are open. */
  const expectShown = async (words: string, open: readonly number[]) => {
    const found = faq.filter(({ question, answer }) => [question, answer].some((text) => text.includes(words)));
    await expect(questions).toHaveText(found.map(({ question }) => question));
    for (const [index, item] of faq.entries()) {
      const isShown = found.includes(item) && open.includes(index);
      await expect(page.getByText(item.answer, { exact: true })).toBeVisible({ visible: isShown });
    }
    const count = page.getByRole("search").getByRole("status");
    await expect(count).toHaveText(`${String(found.length)} ${found.length === 1 ? "question" : "questions"}`);
  };
  const [first] = faq;
  const last = faq.length - 1;
  if (!first) throw new Error("no questions");
  await expectShown("", []);
  await questions.nth(0).click();
  await questions.nth(last).click();
  await expectShown("", [0, last]);
  await questions.nth(last).click();
  await expectShown("", [0]);

  for (const words of [first.question.slice(0, 30), first.answer.slice(10, 40)]) {
    await search.fill(words.toUpperCase());
    await expectShown(words, [0]);
  }
  await search.fill("xyzzy");
  await expect(page.getByText("No Results Found", { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      "We couldn't find any FAQs matching your search. Please try different keywords or browse all questions.",
    ),
  ).toBeVisible();
  await expectShown("xyzzy", []);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(search).toBeFocused();
  await expectShown("", [0]);
  await expect(page.locator("#still-have-questions").getByRole("link")).toHaveAttribute("href", "/contact");
});
