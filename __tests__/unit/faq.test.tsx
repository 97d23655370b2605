import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Questions } from "../../src/sections/faq/questions";
import { sectionText } from "../support/content";
import { renderWithTheme } from "../support/render";

const ITEMS = [
  { question: "How do you charge for your work?", answer: "A fixed fee for each phase." },
  { question: "Who will work with us?", answer: "The people you meet before signing." },
  { question: "How do you measure results?", answer: "Against a baseline agreed with finance." },
];

const renderQuestions = () => renderWithTheme(<Questions copy={sectionText("questions", "Answers")} items={ITEMS} />);

const button = (name: string) => screen.getByRole("button", { name });

const isOpen = (name: string) => {
  const expanded = button(name).getAttribute("aria-expanded") === "true";
  const panel = document.getElementById(button(name).getAttribute("aria-controls") ?? "");
  expect(panel?.hasAttribute("data-collapsed")).toBe(!expanded);
  return expanded;
};

const shown = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("the questions", () => {
  it("are all there, closed, as buttons in headings", () => {
    renderQuestions();
    expect(shown()).toEqual(ITEMS.map(({ question }) => question));
    expect(ITEMS.map(({ question }) => isOpen(question))).toEqual([false, false, false]);
  });

  it("keep closed answers in the page, out of sight", () => {
    renderQuestions();
    const panel = screen.getByText("A fixed fee for each phase.").parentElement;
    expect(panel && getComputedStyle(panel).display).toBe("none");
  });

  it("open and close each on its own, several at once", async () => {
    renderQuestions();
    const [first, second, third] = ITEMS.map(({ question }) => question) as [string, string, string];
    await userEvent.click(button(first));
    await userEvent.click(button(third));
    expect([first, second, third].map(isOpen)).toEqual([true, false, true]);
    await userEvent.click(button(first));
    expect([first, second, third].map(isOpen)).toEqual([false, false, true]);
  });

  it("open by keyboard", async () => {
    renderQuestions();
    button("Who will work with us?").focus();
    await userEvent.keyboard("{Enter}");
    expect(isOpen("Who will work with us?")).toBe(true);
  });
});

describe("the search", () => {
  const search = (text: string) => userEvent.type(screen.getByPlaceholderText("Search questions..."), text);

  it("finds by question, in either letter case", async () => {
    renderQuestions();
    await search("CHARGE");
    expect(shown()).toEqual(["How do you charge for your work?"]);
    expect(screen.getByRole("status").textContent).toBe("1 question");
  });

  it("finds by answer", async () => {
    renderQuestions();
    await search("baseline");
    expect(shown()).toEqual(["How do you measure results?"]);
  });

  it("says so where nothing is found, and shows all again when emptied", async () => {
    renderQuestions();
    await search("blockchain");
    expect(shown()).toEqual(["No Results Found"]);
    expect(
      screen.getByText(
        "We couldn't find any FAQs matching your search. Please try different keywords or browse all questions.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("0 questions");
    await userEvent.clear(screen.getByLabelText("Search questions"));
    expect(shown()).toHaveLength(3);
  });
});
