import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { measureChart } from "../../gatsby/measure-chart";
import { CaseStudySection } from "../../src/sections/case-studies/case-study-section";
import { PICTURE } from "../support/content";
import { renderWithTheme } from "../support/render";

const measure = (label: string, unit: string, before: number, after: number) => ({
  label,
  chart: measureChart({ unit, before, after }),
});

const STUDY = {
  jsonId: "tech-transformation",
  title: "A software group",
  image: PICTURE,
  imageAlt: "",
  industryEntry: { title: "Technology" },
  serviceEntry: { title: "Digital Transformation" },
  challenge: "Five billing systems.",
  solution: "One layer above them.",
  results: ["34% lower cost to serve", "36 hours for a contract change", "Fewer calls about invoices"],
  facts: { size: "9,400 customers", duration: "14 months", team: "Eight consultants" },
  partnerEntry: { name: "Priya Raman", jsonId: "priya-raman" },
  exhibit: {
    title: "A contract change takes a day and a half",
    measures: [measure("Time for a contract change", "days", 12, 1.5), measure("Revenue renewed", "%", 88, 93)],
    source: "Client finance team",
    period: "14 months",
  },
  record: null,
};

/** What a list of terms says: each term with its descriptions. */
const terms = (list: Element | null) =>
  [...(list?.children ?? [])].map((group) => [...group.children].map(({ textContent }) => textContent));

const render = (section: ReactElement) => renderWithTheme(section).container;

test("its facts are in one list, with the way to the partner", () => {
  const container = render(
    <CaseStudySection study={STUDY} index={0}>
      {null}
    </CaseStudySection>,
  );
  expect(terms(container.querySelector("dl"))).toEqual([
    ["Sector", "Technology"],
    ["Size", "9,400 customers"],
    ["Service", "Digital Transformation"],
    ["Duration", "14 months"],
    ["Team", "Eight consultants"],
    ["Partner", "Priya Raman"],
  ]);
  expect(screen.getByRole("link", { name: "Priya Raman" }).getAttribute("href")).toBe("/about/priya-raman");
});

test("leads to its own page where that tells how the work went", () => {
  const { rerender } = renderWithTheme(
    <CaseStudySection study={{ ...STUDY, record: { closed: "February 2025" } }} index={0}>
      {null}
    </CaseStudySection>,
  );
  const way = { name: /^The whole case.*: A software group$/ };
  expect(screen.getByRole("link", way).getAttribute("href")).toBe("/case-studies/tech-transformation");
  rerender(
    <CaseStudySection study={STUDY} index={0}>
      {null}
    </CaseStudySection>,
  );
  expect(screen.queryByRole("link", way)).toBeNull();
});

test("a case study without facts, partner and exhibit says what it knows", () => {
  const container = render(
    <CaseStudySection study={{ ...STUDY, facts: null, partnerEntry: null, exhibit: null }} index={0}>
      {null}
    </CaseStudySection>,
  );
  expect([...container.querySelectorAll("dl")].map(terms)).toEqual([
    [
      ["Sector", "Technology"],
      ["Service", "Digital Transformation"],
    ],
  ]);
  expect(screen.queryByRole("figure")).toBeNull();
});
