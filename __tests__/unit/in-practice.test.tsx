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
  it("has a partner, with nothing else to show", () => {
    show({});
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Pricing in practice");
    expect(links()).toEqual([["Ada Byron", "/about/ada-byron"]]);
    expect(screen.getByText("Partner, Pricing")).toBeTruthy();
  });

  it("shows the case with the number of its first result", () => {
    show({ caseStudyEntry: { jsonId: "mill", title: "A mill sells more", results: ["12% more sold", "3 prices"] } });
    expect(screen.getByText("12%")).toBeTruthy();
    expect(links()[0]).toEqual(["Read Case Study: A mill sells more", "/case-studies#mill"]);
  });

  it("shows an article and a white paper to read, each with how long it is", () => {
    show({
      articleEntry: { jsonId: "discounts", title: "On discounts", readingMinutes: 7 },
      whitePaperEntry: { title: "List prices", pages: 30 },
    });
    expect(links().slice(1)).toEqual([
      ["On discounts", "/blog/discounts"],
      ["List prices", "/white-papers"],
    ]);
    expect(screen.getByText("7 min read")).toBeTruthy();
    expect(screen.getByText("30 pages")).toBeTruthy();
  });
});
