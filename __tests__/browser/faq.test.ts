import { faq } from "../support/entries";
import { expect, test, visit } from "./support/test";

test("questions open separately and stay open during a search", { tag: "@engine" }, async ({ page }) => {
  await visit(page, "/faq");
  const questions = page.locator("main summary");
  const search = page.getByPlaceholder("Search questions...", { exact: true });
  /** Waits until exactly the matching questions are listed and only these are open. */
  const expectShown = async (query: string, open: readonly number[]) => {
    const matching = faq.filter(({ question, answer }) => [question, answer].some((text) => text.includes(query)));
    await expect(questions).toHaveText(matching.map(({ question }) => question));
    for (const [index, item] of faq.entries()) {
      const isShown = matching.includes(item) && open.includes(index);
      await expect(page.getByText(item.answer, { exact: true })).toBeVisible({ visible: isShown });
    }
    const count = page.getByRole("search").getByRole("status");
    await expect(count).toHaveText(`${matching.length} ${matching.length === 1 ? "question" : "questions"}`);
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

  for (const query of [first.question.slice(0, 30), first.answer.slice(10, 40)]) {
    await search.fill(query.toUpperCase());
    await expectShown(query, [0]);
  }
  await search.fill("xyzzy");
  await expect(page.getByText("No Results Found", { exact: true })).toBeVisible();
  const advice =
    "We couldn't find any FAQs matching your search. Please try different keywords or browse all questions.";
  await expect(page.getByText(advice)).toBeVisible();
  await expectShown("xyzzy", []);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(search).toBeFocused();
  await expectShown("", [0]);
  await expect(page.locator("#still-have-questions").getByRole("link")).toHaveAttribute("href", "/contact");
});
