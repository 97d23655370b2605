import { articles } from "../../../__tests__/browser/support/shown-content";
import faq from "../../../data/faq.json";
import type { Journey, Visit } from "../visit";

const FIELD = "main input[type=search]";

const NOWHERE = "xyzzy";

const searched = (visit: Visit) =>
  visit.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value ?? "", FIELD);

/** Empties the field as its cross does. */
const clear = (visit: Visit) =>
  visit.evaluate((selector) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (!field) return;
    field.focus();
    field.select();
    document.execCommand("delete");
  }, FIELD);

const [article] = articles;
if (!article) throw new Error("There are no articles.");

/** The articles that a search finds: docs/behaviour.md 4.7. */
const found = (words: string) =>
  articles
    .filter(({ title, summary, category }) =>
      [title, summary, category].some((text) => text.toLowerCase().includes(words.toLowerCase())),
    )
    .map(({ id }) => id);

const expectArticles = (visit: Visit, ids: readonly string[]) =>
  visit.untilSame("the articles", ids, () =>
    [...document.querySelectorAll("main section[id]:has(article h2)")].map(({ id }) => id),
  );

const blogSearch: Journey = {
  name: "search of the blog",
  run: async (visit) => {
    await visit.open("/blog");
    await visit.type(FIELD, article.category);
    await expectArticles(visit, found(article.category));
    await clear(visit);
    await visit.type(FIELD, NOWHERE);
    await visit.bring("main *", "No Articles Found");
    await visit.click("aside button", article.category);
    await expectArticles(visit, found(article.category));
    const address = `/blog?${new URLSearchParams({ q: article.category }).toString()}`;
    await visit.at(address);
    await visit.reload();
    await expectArticles(visit, found(article.category));
    await visit.untilSame(
      "the field after the reload",
      article.category,
      (field) => document.querySelector<HTMLInputElement>(field)?.value ?? "",
      FIELD,
    );
    await visit.click('footer a[href="/faq"]');
    await visit.at("/faq");
    await visit.go(-1);
    await visit.at(address);
    await expectArticles(visit, found(article.category));
    if ((await searched(visit)) !== article.category) throw new Error("the field is empty after Back");
  },
};

const questionSearch: Journey = {
  name: "search of the questions",
  run: async (visit) => {
    const [first] = faq;
    if (!first) throw new Error("there are no questions");
    await visit.open("/faq");
    await visit.click("#questions details:not([open]) summary", first.question);
    await visit.bring("#questions p", first.answer.slice(0, 20));
    const words = first.question.slice(0, 30);
    await visit.type(FIELD, words.toUpperCase());
    const expected = faq
      .filter(({ question, answer }) => [question, answer].some((text) => text.includes(words)))
      .map(({ question }) => question);
    await visit.untilSame("the questions", expected, () =>
      [...document.querySelectorAll("#questions summary")].map(({ textContent }) => textContent ?? ""),
    );
    await clear(visit);
    await visit.type(FIELD, NOWHERE);
    await visit.bring("#questions *", "No Results Found");
  },
};

/** The two searches. */
export const SEARCHES: readonly Journey[] = [blogSearch, questionSearch];
