import { screen } from "@testing-library/react";
import { CaseStudyCard } from "../../src/sections/shared/case-study-card";
import { renderWithTheme } from "../support/render";

const KEPT = { label: "Cost", promised: "70%", reached: "66%", later: "65%", missed: false };
const MISSED = { label: "Questions settled", promised: "75%", reached: "71%", later: null, missed: true };

const render = (measures: (typeof KEPT | typeof MISSED)[] | null) => {
  const study = {
    jsonId: "mill",
    title: "A mill sells more",
    summary: "It had 300 prices.",
    industryEntry: { title: "Manufacturing" },
    serviceEntry: { title: "Pricing" },
    results: ["12% more sold", "3 prices"],
    record: measures && { measures },
  };
  return renderWithTheme(<CaseStudyCard study={study} />).container;
};

const figures = (container: Element) => [...container.querySelectorAll("dt, dd")].map(({ textContent }) => textContent);

test("says if all targets were met", () => {
  const container = render([KEPT]);
  expect(figures(container)).toEqual(["promised", "70%", "delivered", "66%", "six months later", "65%"]);
  expect(screen.getByText("All targets met")).toBeTruthy();
});

test("leaves out the figure of a check that nobody made", () => {
  expect(figures(render([MISSED]))).toEqual(["promised", "75%", "delivered", "71%"]);
});

test("shows the first result of a study without a record", () => {
  render(null);
  expect(screen.getByText("12% more sold")).toBeTruthy();
});
