import { screen } from "@testing-library/react";
import { InPractice } from "../../src/sections/detail/in-practice";
import type { Practice } from "../../src/sections/detail/practice";
import { PICTURE } from "../support/content";
import { renderWithTheme } from "../support/render";

const PRACTICE: Practice = {
  headline: "Prices that hold",
  team: "pricing",
  invitation: "Bring a price list.",
  facts: [{ label: "Team", value: "Four people" }],
  partnerEntry: { jsonId: "ada-byron", name: "Ada Byron", title: "Partner, Pricing", image: PICTURE },
  caseStudyEntry: null,
  articleEntry: null,
  whitePaperEntry: null,
};

const show = (practice: Partial<Practice>) => {
  renderWithTheme(<InPractice title="Pricing" practice={{ ...PRACTICE, ...practice }} />);
};

const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("a practice", () => {
  it("has a lead partner, with nothing else to show", () => {
    show({});
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Pricing in practice");
    expect(links()).toEqual([["Ada Byron", "/about/ada-byron"]]);
    expect(screen.getByText("Partner, Pricing")).toBeTruthy();
  });

  it("shows an article and a white paper to read, each with its length", () => {
    show({
      articleEntry: { jsonId: "discounts", title: "On discounts", readingMinutes: 7 },
      whitePaperEntry: { title: "List prices", pages: 30 },
    });
    expect(links().slice(1)).toEqual([
      ["On discounts", "/blog/discounts"],
      ["List prices", "/white-papers"],
    ]);
    expect(screen.getByText("Article, 7 min read")).toBeTruthy();
    expect(screen.getByText("White paper, 30 pages")).toBeTruthy();
  });
});
