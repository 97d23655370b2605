import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { CaseStudySection } from "../../src/sections/case-studies/case-study-section";
import { ClientTestimonial } from "../../src/sections/case-studies/client-testimonial";
import { PICTURE } from "../support/content";
import { renderWithTheme } from "../support/render";

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
  partnerEntry: { name: "Priya Raman", anchor: "priya-raman" },
  exhibit: {
    title: "A contract change takes a day and a half",
    measures: [
      { label: "Time for a contract change", unit: "days", before: 12, after: 1.5 },
      { label: "Revenue renewed", unit: "%", before: 88, after: 93 },
    ],
    source: "Client finance team",
    period: "14 months",
  },
};

/** What a list of terms says: each term with its descriptions. */
const terms = (list: Element | null) =>
  [...(list?.children ?? [])].map((group) => [...group.children].map(({ textContent }) => textContent));

const render = (section: ReactElement) => renderWithTheme(section).container;

test("a case study is anchored by its id and shows its parts in order", () => {
  renderWithTheme(
    <CaseStudySection study={STUDY} index={0}>
      <ClientTestimonial testimonial={{ quote: "They stay.", author: "Ruth Delacourt", position: "Chief Executive" }} />
    </CaseStudySection>,
  );
  const section = document.getElementById("tech-transformation");
  expect(section).not.toBeNull();
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "A software group",
    "The Challenge",
    "Our Solution",
    "Results",
    "A contract change takes a day and a half",
  ]);
  const results = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(results.map(({ textContent }) => textContent)).toEqual(STUDY.results);
  expect(screen.getByText("“They stay.”")).toBeTruthy();
});

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
  expect(screen.getByRole("link", { name: "Priya Raman" }).getAttribute("href")).toBe("/about#priya-raman");
});

test("its exhibit says each value once, before and after, with source and period", () => {
  render(
    <CaseStudySection study={STUDY} index={0}>
      {null}
    </CaseStudySection>,
  );
  const exhibit = screen.getByRole("figure", { name: STUDY.exhibit.title });
  expect(terms(exhibit.querySelector("dl"))).toEqual([
    ["Time for a contract change", "Before 12\u00A0days", "After 1.5\u00A0days"],
    ["Revenue renewed", "Before 88%", "After 93%"],
  ]);
  expect(exhibit.querySelector("figcaption")?.textContent).toBe("Source: Client finance team. Period: 14 months.");
  const bars = [...exhibit.querySelectorAll("svg")];
  expect(bars.map((bar) => bar.getAttribute("aria-hidden"))).toEqual(["true", "true", "true", "true"]);
  expect(bars.map((bar) => bar.querySelector("rect")?.getAttribute("width"))).toEqual(["100", "12.5", "94.62", "100"]);
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
