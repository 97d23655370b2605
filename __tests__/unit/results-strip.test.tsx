import { screen } from "@testing-library/react";
import { ResultsStrip } from "../../src/sections/home/results-strip";
import { renderWithTheme } from "../support/render";

const study = (jsonId: string, first: string, industry: string) => ({
  jsonId,
  results: [first, "18 days to a first visit"],
  industryEntry: { title: industry },
});

/** Where the link of exactly this name leads. */
const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("each study's first result leads to it: its number, what it measures, and where", () => {
  renderWithTheme(
    <ResultsStrip
      studies={[
        study("tech", "34% lower cost to serve", "Technology"),
        study("bank", "48 million dollars saved", "Financial Services"),
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(target("34% lower cost to serve Technology case study")).toBe("/case-studies#tech");
  expect(target("48 million dollars saved Financial Services case study")).toBe("/case-studies#bank");
});

test("a result that begins with words is told in words", () => {
  renderWithTheme(<ResultsStrip studies={[study("port", "More ships with the same cranes", "Energy")]} />);
  expect(target("More ships with the same cranes Energy case study")).toBe("/case-studies#port");
});

test("without case studies there is no strip", () => {
  expect(renderWithTheme(<ResultsStrip studies={[]} />).container.innerHTML).toBe("");
});
