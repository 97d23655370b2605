import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Articles } from "../../src/sections/blog/articles";
import { PICTURE, sectionText } from "../support/content";
import { renderWithTheme } from "../support/render";

// The form has tests of its own.
jest.mock("../../src/forms/newsletter-form", () => ({ NewsletterForm: () => null }));

const article = (jsonId: string, title: string, summary: string, category: string) => ({
  jsonId,
  title,
  summary,
  category,
  image: PICTURE,
  imageAlt: "",
  date: "March 19, 2026",
  authorEntry: { name: "Priya Raman", title: "Managing Partner", page: "/about/priya-raman" },
  excerpt: `How ${jsonId} begins…`,
  readingMinutes: 4,
  html: `<p>All of ${jsonId}.</p>`,
});

const ARTICLES = [
  article("digital", "The second year", "What programs taught us", "Technology"),
  article("culture", "An ordinary Tuesday", "Habits of inventive companies", "Leadership"),
  article("cloud", "Closing old systems", "A date for each", "Technology"),
  article("pricing", "What a price says", "Three ways to set one", "Strategy"),
];

const ALL = ARTICLES.map(({ jsonId }) => jsonId);

const renderArticles = () =>
  renderWithTheme(
    <Articles
      copy={sectionText("articles", "Articles")}
      newsletterCopy={sectionText("newsletter", "One letter")}
      newsletterFields={[]}
      articles={ARTICLES}
    />,
  );

const box = () => screen.getByLabelText<HTMLInputElement>("Search articles");
const category = (name: string) => screen.getByRole("button", { name });

/** Holds that exactly these articles have a card that leads to their section, and the section itself. */
function expectArticles(ids: readonly string[]): void {
  const links = screen.queryAllByRole("link", { name: /^Read More/ }).map((link) => link.getAttribute("href"));
  expect(links).toEqual(ids.map((id) => `/blog#${id}`));
  expect(ALL.filter((id) => document.getElementById(id))).toEqual(ids);
}

describe("the blog", () => {
  it("lists every article, and has each in full below, with ways back", () => {
    renderArticles();
    expectArticles(ALL);
    expect(screen.getByText("How pricing begins…")).toBeTruthy();
    const section = document.getElementById("pricing");
    expect(section?.textContent).toContain("All of pricing.");
    expect(section?.textContent).toContain("By Priya Raman, Managing Partner");
    expect([...(section?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
      "/about/priya-raman",
      "/blog#content",
      "/blog#articles",
    ]);
  });

  it.each([
    ["title", "ORDINARY", ["culture"]],
    ["summary", "programs", ["digital"]],
    ["category", "technology", ["digital", "cloud"]],
  ])("filters by %s as the visitor writes", async (_field, query, ids) => {
    renderArticles();
    await userEvent.type(box(), query);
    expectArticles(ids);
    expect(screen.getByRole("status").textContent).toBe(ids.length === 1 ? "1 article" : "2 articles");
  });

  it("says at once that nothing is found, not even in the texts, and offers all articles or a person to ask", async () => {
    renderArticles();
    await userEvent.type(box(), "All of culture");
    screen.getByRole("heading", { name: "No Articles Found" });
    screen.getByText("We couldn't find any articles matching your search. Please try a different search term.");
    expectArticles([]);
    expect(screen.getByRole("link", { name: "Ask us instead" }).getAttribute("href")).toBe("/contact");
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    expectArticles(ALL);
    expect(document.activeElement?.textContent).toBe("4 articles");
    expect(box().value).toBe("");
  });

  it("offers each category once; choosing one puts it into the search box like typed text", async () => {
    renderArticles();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Leadership",
      "Strategy",
      "Technology",
    ]);
    category("Technology").focus();
    await userEvent.keyboard("{Enter}");
    expect(box().value).toBe("Technology");
    expect(getComputedStyle(box()).color).not.toBe("rgba(0, 0, 0, 0)");
    expectArticles(["digital", "cloud"]);
    expect(category("Technology").getAttribute("aria-pressed")).toBe("true");
    await userEvent.type(box(), "x");
    expect(box().value).toBe("Technologyx");
    expect(category("Technology").getAttribute("aria-pressed")).toBe("false");
    await userEvent.clear(box());
    expectArticles(ALL);
  });
});
