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

const heading = (name: string) => screen.getByRole("heading", { name });

const isOpen = (name: string) => heading(name).closest("details")?.open;

const shown = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("the questions", () => {
  it("are all there, closed, as headings", () => {
    renderQuestions();
    expect(shown()).toEqual(ITEMS.map(({ question }) => question));
    expect(ITEMS.map(({ question }) => isOpen(question))).toEqual([false, false, false]);
  });

  it("open and close each on its own, several at once", async () => {
    renderQuestions();
    const [first, second, third] = ITEMS.map(({ question }) => question) as [string, string, string];
    await userEvent.click(heading(first));
    await userEvent.click(heading(third));
    expect([first, second, third].map(isOpen)).toEqual([true, false, true]);
    await userEvent.click(heading(first));
    expect([first, second, third].map(isOpen)).toEqual([false, false, true]);
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
