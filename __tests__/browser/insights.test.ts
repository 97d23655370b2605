import articles from "../../data/articles.json";
import caseStudies from "../../data/case-studies.json";
import faq from "../../data/faq.json";
import testimonial from "../../data/case-study-testimonial.json";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

const NO_ARTICLES = "We couldn't find any articles matching your search. Please try a different search term.";
const NO_QUESTIONS =
  "We couldn't find any FAQs matching your search. Please try different keywords or browse all questions.";

describe("the blog", () => {
  const open = async (path = "/blog") => {
    const visit = await visitor.open();
    await visit.page.goto(path, { waitUntil: "networkidle" });
    return visit.page;
  };

  test("filters cards and full articles live by title, summary or category, whatever the case", async () => {
    const page = await open();
    const search = page.getByRole("searchbox");
    const full = page.locator("main section[id]:has(article h2)");
    const [first] = articles;
    if (!first) throw new Error("no articles");
    for (const words of [first.title.slice(0, 14), first.summary.slice(0, 20), first.category]) {
      await search.fill(words.toUpperCase());
      await page.getByRole("status").filter({ hasText: "1 article" }).waitFor();
      expect(await page.getByRole("link", { name: /^Read More/ }).count()).toBe(1);
      expect(await full.evaluateAll((sections) => sections.map(({ id }) => id))).toEqual([first.id]);
    }
    await search.fill("");
    await page.getByRole("status").filter({ hasText: "3 articles" }).waitFor();
    expect(await full.count()).toBe(3);
  });

  test("choosing a category puts it into the search box", async () => {
    const page = await open();
    const categories = [...new Set(articles.map(({ category }) => category))];
    expect(await page.getByRole("complementary", { name: "Categories" }).getByRole("button").allInnerTexts()).toEqual(
      categories,
    );
    await page.getByRole("button", { name: categories[1] }).click();
    expect(await page.getByRole("searchbox").inputValue()).toBe(categories[1]);
  });

  test("says in the specification's words that nothing was found", async () => {
    const page = await open();
    await page.getByRole("searchbox").fill("xyzzy");
    await page.getByText("No Articles Found", { exact: true }).waitFor();
    await page.getByText(NO_ARTICLES, { exact: true }).waitFor();
  });

  test("keeps the search in the address, where it can be shared and comes back", async () => {
    const page = await open("/blog?q=sustain");
    expect(await page.getByRole("searchbox").inputValue()).toBe("sustain");
    expect(await page.getByRole("link", { name: /^Read More/ }).count()).toBe(1);
    await page.getByRole("searchbox").fill("culture");
    expect(new URL(page.url()).search).toBe("?q=culture");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL("**/faq");
    await page.goBack();
    await page.waitForURL("**/blog?q=culture");
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("input[type=search]")?.value === "culture",
    );
  });

  test("each card has an excerpt of 200 characters, and a link that jumps to the whole article and back", async () => {
    const page = await open();
    for (const { id, title } of articles) {
      const card = page.locator("main li article").filter({ has: page.getByRole("heading", { name: title }) });
      const texts = await card.locator("p").allInnerTexts();
      expect(texts.filter((text) => text.endsWith("…") && text.length === 201)).toHaveLength(1);
      await card.getByRole("link", { name: /^Read More/ }).click();
      await page.waitForURL(`**/blog#${id}`);
      const section = page.locator(`section#${id}`);
      await section.getByRole("heading", { level: 2, name: title }).waitFor();
      await section.getByRole("link", { name: "Back to Articles" }).click();
      expect(await section.getByRole("link", { name: "Back to Top" }).count()).toBe(1);
    }
  });
});

describe("the FAQ", () => {
  test("has eight questions that open and close on their own", async () => {
    const { page } = await visitor.open();
    await page.goto("/faq", { waitUntil: "networkidle" });
    const questions = page.locator("main h3 button");
    expect(await questions.allInnerTexts()).toEqual(faq.map(({ question }) => question));
    await questions.nth(1).click();
    await questions.nth(4).click();
    const states = () =>
      questions.evaluateAll((all) => all.map((button) => button.getAttribute("aria-expanded") === "true"));
    expect(await states()).toEqual([false, true, false, false, true, false, false, false]);
    expect(await page.getByText(faq[1]?.answer ?? "").isVisible()).toBe(true);
    expect(await page.getByText(faq[4]?.answer ?? "").isVisible()).toBe(true);
    expect(await page.getByText(faq[0]?.answer ?? "").isVisible()).toBe(false);
    await questions.nth(1).click();
    expect(await states()).toEqual([false, false, false, false, true, false, false, false]);
  });

  test("searches questions and answers, and says when nothing was found", async () => {
    const { page } = await visitor.open();
    await page.goto("/faq", { waitUntil: "networkidle" });
    const search = page.getByPlaceholder("Search questions...");
    const fragment = faq[2]?.answer.slice(10, 40).toUpperCase() ?? "";
    await search.fill(fragment);
    expect(await page.locator("main h3 button").allInnerTexts()).toEqual([faq[2]?.question]);
    await search.fill("xyzzy");
    await page.getByText("No Results Found", { exact: true }).waitFor();
    await page.getByText(NO_QUESTIONS, { exact: true }).waitFor();
  });

  test("leads to the contact page where questions remain", async () => {
    const { page } = await visitor.open();
    await page.goto("/faq");
    const block = page.locator("section").filter({ has: page.getByRole("heading", { name: /^Still Have Questions/ }) });
    expect(await block.getByRole("link").getAttribute("href")).toBe("/contact");
  });
});

test("each case study has its challenge, solution, results and the client's testimonial", async () => {
  const { page } = await visitor.open();
  await page.goto("/case-studies");
  for (const { id, results } of caseStudies) {
    const study = page.locator(`section#${id}`);
    for (const heading of ["The Challenge", "Our Solution", "Results"]) {
      expect(await study.getByRole("heading", { name: heading, exact: true }).count()).toBe(1);
    }
    expect(await study.getByRole("listitem").count()).toBe(results.length);
    expect(await study.locator("blockquote").innerText()).toContain(testimonial.quote.slice(0, 40));
  }
  const anchors = await page
    .getByRole("link", { name: /^Read Case Study/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(anchors).toEqual(caseStudies.map(({ id }) => `/case-studies#${id}`));
});

test.each([
  { path: "/white-papers", button: "Download PDF", count: 6, says: /download/ },
  { path: "/webinars", button: "Register Now", count: 3, says: /register/ },
  { path: "/webinars", button: "Watch Recording", count: 3, says: /play/ },
])(
  "$button on $path says what a real application would do, with the item's number",
  async ({ path, button, count, says }) => {
    const { page } = await visitor.open();
    const messages: string[] = [];
    page.on("dialog", (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const buttons = page.getByRole("button", { name: button });
    expect(await buttons.count()).toBe(count);
    for (let index = 0; index < count; index += 1) await buttons.nth(index).click();
    expect(messages).toHaveLength(count);
    messages.forEach((message, index) => {
      expect(message).toMatch(says);
      expect(message).toContain(String(index + 1));
    });
  },
);

test.each(["/privacy-policy", "/terms-of-service"])("%s says when it was last updated", async (path) => {
  const { page } = await visitor.open();
  await page.goto(path);
  expect(await page.locator("main").innerText()).toMatch(/Last Updated:? May 1, 2023/);
});
