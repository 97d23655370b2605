import { faq } from "../support/entries";
import { accessibilityViolations } from "./support/checks/accessibility";
import { noResults } from "./support/steps";
import { expect, test, visit } from "./support/test";

test.use({ reducedMotion: "reduce" });

test(
  "questions open separately and stay open during a search, which is accessible also without results",
  { tag: "@engine" },
  async ({ page }) => {
    await visit(page, "/faq");
    const questions = page.locator("main summary").filter({ visible: true });
    const shown = page.locator("main details > :not(summary)").filter({ visible: true });
    const search = page.getByRole("searchbox");
    /** Waits until exactly the matching questions are listed and only these are open. */
    const expectShown = async (query: string, open: readonly number[]) => {
      const matching = faq.filter(({ question, answer }) => [question, answer].some((text) => text.includes(query)));
      await expect(questions).toHaveText(matching.map(({ question }) => question));
      const answers = faq.filter((item, index) => matching.includes(item) && open.includes(index));
      await expect(shown).toHaveText(answers.map(({ answer }) => answer));
      await expect(page.getByRole("search").getByRole("status")).toHaveText(new RegExp(`^${matching.length} `));
    };
    const [first] = faq;
    const last = faq.length - 1;
    if (!first) throw new Error("no questions");
    await expectShown("", []);
    await questions.nth(0).click();
    await questions.nth(last).click();
    await expectShown("", [0, last]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await questions.nth(last).click();
    await expectShown("", [0]);

    for (const query of [first.question.slice(0, 30), first.answer.slice(10, 40)]) {
      await search.fill(query.toUpperCase());
      await expectShown(query, [0]);
    }
    await search.fill("xyzzy");
    await expectShown("xyzzy", []);
    expect(await accessibilityViolations(page)).toEqual([]);
    await noResults(page).getByRole("button").click();
    await expect(search).toBeFocused();
    await expectShown("", [0]);
    await expect(page.locator("#still-have-questions").getByRole("link")).toHaveAttribute("href", "/contact");
  },
);
