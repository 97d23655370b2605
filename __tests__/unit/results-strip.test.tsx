import { screen } from "@testing-library/react";
import { MeasuredLink, ResultsStrip } from "../../src/sections/home/results-strip";
import { renderWithTheme } from "../support/render";

const study = (jsonId: string, industry: string, ...results: string[]) => ({
  jsonId,
  results: ["34% lower cost to serve", ...results],
  industryEntry: { title: industry },
});

/** Where the link of exactly this name leads. */
const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("each study's second result leads to it, as its card shows the first: its number, what it measures, and where", () => {
  renderWithTheme(
    <ResultsStrip
      studies={[
        study("tech", "Technology", "36 hours for a contract change", "58% fewer calls"),
        study("bank", "Financial Services", "48 million dollars saved"),
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(target("36 hours for a contract change Technology case study")).toBe("/case-studies#tech");
  expect(target("48 million dollars saved Financial Services case study")).toBe("/case-studies#bank");
});

test("a result that begins with words is told in words", () => {
  renderWithTheme(<ResultsStrip studies={[study("port", "Energy", "More ships with the same cranes")]} />);
  expect(target("More ships with the same cranes Energy case study")).toBe("/case-studies#port");
});

test("a study with one result is left to its card", () => {
  renderWithTheme(<ResultsStrip studies={[study("port", "Energy"), study("bank", "Banks", "6 days to decide")]} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("without case studies there is neither strip nor link", () => {
  expect(renderWithTheme(<ResultsStrip studies={[]} />).container.innerHTML).toBe("");
  expect(renderWithTheme(<MeasuredLink studies={[]} />).container.innerHTML).toBe("");
});

test.each([
  { count: 2, name: "See how two clients measured it" },
  { count: 1, name: "See how one client measured it" },
])("the link beside the strip says of how many clients it speaks: $count", ({ count, name }) => {
  const studies = [study("tech", "Technology", "36 hours"), study("bank", "Financial Services", "6 days")];
  const { container } = renderWithTheme(<MeasuredLink studies={studies.slice(0, count)} />);
  // Narrow windows, such as jsdom's, have a button instead.
  const link = container.querySelector("a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual([name, "/case-studies"]);
});
