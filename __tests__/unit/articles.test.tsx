import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { assertDefined } from "../../src/lib/assert-defined";
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
];

const WHOLE = { number: 1, count: 1, total: ARTICLES.length };

const renderArticles = (hash = "", batch = WHOLE, articles = ARTICLES) =>
  renderWithTheme(
    <Articles
      copy={sectionText("articles", "Articles")}
      newsletterCopy={sectionText("newsletter", "One letter")}
      newsletterFields={[]}
      batch={{ articles, ...batch }}
      texts={ARTICLES}
      categories={["Leadership", "Technology"]}
      hash={hash}
    />,
  );

/** Ids of the articles in the list, by where "Read More" leads, and of those that stand in full. */
const listed = () => screen.queryAllByRole("link", { name: /^Read More/ }).map((link) => link.getAttribute("href"));
const inFull = () => ARTICLES.map(({ jsonId }) => jsonId).filter((id) => document.getElementById(id));
const box = () => screen.getByLabelText("Search articles");

beforeEach(() => {
  window.history.replaceState(null, "", "/blog");
});

describe("the blog", () => {
  it("lists every article and has each in full, anchored by its id", () => {
    renderArticles();
    expect(listed()).toEqual(["/blog#digital", "/blog#culture", "/blog#cloud"]);
    expect(inFull()).toEqual(["digital", "culture", "cloud"]);
    expect(screen.getByText("How culture begins…")).toBeTruthy();
    expect(document.getElementById("culture")?.textContent).toContain("All of culture.");
  });

  it("says who wrote each article, by name in the list, and with title and the way to the person in full", () => {
    renderArticles();
    const [row] = screen.getAllByRole("article");
    expect(row?.textContent).toContain("Priya Raman");
    const inFull = document.getElementById("culture");
    expect(inFull?.textContent).toContain("By Priya Raman, Managing Partner");
    expect(inFull?.querySelector('a[href="/about/priya-raman"]')?.textContent).toBe("Priya Raman");
  });

  it.each(["#100%", "#%E0%A4%A"])("stands under an address whose anchor %s is no text", (hash) => {
    renderArticles(hash);
    expect(inFull()).toEqual(["digital", "culture", "cloud"]);
  });

  it.each([
    ["title", "ORDINARY", ["culture"]],
    ["summary", "programs", ["digital"]],
    ["category", "technology", ["digital", "cloud"]],
  ])("filters by %s as the visitor writes", async (_field, query, ids) => {
    renderArticles();
    await userEvent.type(box(), query);
    await waitFor(() => {
      expect(inFull()).toEqual(ids);
    });
    expect(listed()).toEqual(ids.map((id) => `/blog?q=${query}#${id}`));
    expect(window.location.search).toBe(`?q=${query}`);
    expect(screen.getByRole("status").textContent).toBe(ids.length === 1 ? "1 article" : "2 articles");
  });

  it("does not search the text of the articles", async () => {
    renderArticles();
    await userEvent.type(box(), "All of culture");
    await screen.findByRole("heading", { name: "No Articles Found" });
    expect(inFull()).toEqual([]);
  });

  it("says so where nothing is found, and offers all articles or a person to ask", async () => {
    renderArticles();
    await userEvent.type(box(), "blockchain");
    await screen.findByRole("heading", { name: "No Articles Found" });
    expect(screen.getByRole("link", { name: "Ask us instead" }).getAttribute("href")).toBe("/contact");
    expect(
      screen.getByText("We couldn't find any articles matching your search. Please try a different search term."),
    ).toBeTruthy();
    expect(listed()).toEqual([]);
    expect(inFull()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => {
      expect(inFull()).toEqual(["digital", "culture", "cloud"]);
    });
    expect(document.activeElement?.textContent).toBe("3 articles");
    expect([box().getAttribute("value"), window.location.search]).toEqual(["", ""]);
  });

  it("says by each article in the list who wrote it, and how long it takes to read", () => {
    renderArticles();
    for (const row of screen.getAllByRole("article").slice(0, ARTICLES.length)) {
      expect(row.textContent).toContain("Priya Raman 4 min read");
    }
  });

  it("takes a category back by All, or by the same again", async () => {
    renderArticles();
    const button = (name: string) => screen.getByRole("button", { name });
    const pressed = () => ["All", "Leadership"].map((name) => button(name).getAttribute("aria-pressed"));
    const all = ["digital", "culture", "cloud"];
    expect(pressed()).toEqual(["true", "false"]);
    for (const way of ["All", "Leadership"]) {
      await userEvent.click(button("Leadership"));
      await waitFor(() => {
        expect(inFull()).toEqual(["culture"]);
      });
      expect(pressed()).toEqual(["false", "true"]);
      await userEvent.click(button(way));
      await waitFor(() => {
        expect(inFull()).toEqual(all);
      });
      expect(pressed()).toEqual(["true", "false"]);
    }
  });

  it("shows a category in the box as chosen, not as what the visitor has written", async () => {
    renderArticles();
    const label = () => document.querySelector("label + span[aria-hidden] > span");
    await userEvent.type(box(), "Leader");
    expect(label()).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Leadership" }));
    expect(label()?.textContent).toBe("Leadership");
    expect(getComputedStyle(box()).color).toBe("rgba(0, 0, 0, 0)");
    await userEvent.type(box(), "x");
    expect(label()).toBeNull();
  });

  it("offers each category once; choosing one puts it into the search box", async () => {
    renderArticles();
    const categories = ["Technology", "Leadership"].map((name) => screen.getByRole("button", { name }));
    expect(categories).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Leadership" }));
    expect((box() as HTMLInputElement).value).toBe("Leadership");
    await waitFor(() => {
      expect(inFull()).toEqual(["culture"]);
    });
    expect(categories.map((category) => category.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  });

  it("begins with the query of a shared address", () => {
    window.history.replaceState(null, "", "/blog?q=leadership");
    renderArticles();
    expect((box() as HTMLInputElement).value).toBe("leadership");
    expect(inFull()).toEqual(["culture"]);
  });

  it("shows the articles after the first three in rows, which lead to their own pages", () => {
    const older = article("pricing", "What a price says", "Three ways to set one", "Strategy");
    renderArticles("", WHOLE, [...ARTICLES, older]);
    expect(listed()).toHaveLength(3);
    const row = document.getElementById("pricing");
    expect(within(assertDefined(row, "row")).getByRole("link").getAttribute("href")).toBe("/blog/pricing");
    expect(row?.textContent).not.toContain("All of pricing.");
  });

  it("shows an article once that a deploy has moved to the next batch meanwhile", async () => {
    const following = [
      ...ARTICLES.slice(-1),
      article("pricing", "What a price says", "Three ways to set one", "Strategy"),
    ];
    const answer = { result: { data: { allArticle: { nodes: following } } } };
    globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
    renderArticles("", { number: 1, count: 2, total: 5 });
    await userEvent.click(screen.getByRole("link", { name: "Show more articles" }));
    await waitFor(() => {
      expect(document.querySelectorAll("#pricing")).toHaveLength(1);
    });
    expect(listed()).toEqual(["/blog#digital", "/blog#culture", "/blog#cloud"]);
    expect(document.querySelectorAll("#cloud")).toHaveLength(1);
  });

  it("leads from an article back to the top and to the list, with the search kept", async () => {
    renderArticles();
    await userEvent.type(box(), "tuesday");
    await waitFor(() => {
      expect(inFull()).toEqual(["culture"]);
    });
    expect(screen.getByRole("link", { name: "Back to Top" }).getAttribute("href")).toBe("/blog?q=tuesday#content");
    expect(screen.getByRole("link", { name: "Back to Articles" }).getAttribute("href")).toBe(
      "/blog?q=tuesday#articles",
    );
  });
});
