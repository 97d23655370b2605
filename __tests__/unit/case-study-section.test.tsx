import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { measureChart } from "../../src/content/exhibit/measure-chart";
import { CaseStudySection } from "../../src/sections/case-studies/case-study-section";
import { ClientTestimonial } from "../../src/sections/case-studies/client-testimonial";
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
  partnerEntry: { name: "Priya Raman", page: "/about/priya-raman" },
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
  expect(screen.getByRole("link", { name: "Priya Raman" }).getAttribute("href")).toBe("/about/priya-raman");
});

test("its exhibit says each value once, before and after, with source and period", () => {
  render(
    <CaseStudySection study={STUDY} index={0}>
      {null}
    </CaseStudySection>,
  );
  const exhibit = screen.getByRole("figure", { name: STUDY.exhibit.title });
  for (const foot of exhibit.querySelectorAll("[aria-hidden=true]:not(svg)")) foot.remove();
  expect(terms(exhibit.querySelector("dl"))).toEqual([
    ["Time for a contract change", "Before 12\u00A0days", "After 1.5\u00A0days"],
    ["Revenue renewed", "Before 88%", "After 93%"],
  ]);
  expect(exhibit.querySelector("figcaption")?.textContent).toBe("Source: Client finance team. Period: 14 months.");
});

test("values that lie near each other are dots on a part of the scale, which is named; others are bars", () => {
  render(
    <CaseStudySection study={STUDY} index={0}>
      {null}
    </CaseStudySection>,
  );
  const [bars, dots] = [...screen.getByRole("figure", { name: STUDY.exhibit.title }).querySelectorAll("dl > div")];
  const attributesOf = (group: Element | undefined, name: string, attribute: string) =>
    [...(group?.querySelectorAll(name) ?? [])].map((element) => element.getAttribute(attribute));
  expect(attributesOf(bars, "rect", "width")).toEqual(["100%", "12.5%"]);
  expect(bars?.textContent).not.toContain("Scale");
  expect(attributesOf(dots, "circle", "cx")).toEqual(["30%", "80%"]);
  expect(dots?.querySelectorAll("rect")).toHaveLength(0);
  expect(dots?.textContent).toContain("Scale from 85% to 95%");
});

test("each measure has one stop for the keyboard, which is called by the difference", () => {
  render(
    <CaseStudySection study={STUDY} index={0}>
      {null}
    </CaseStudySection>,
  );
  const stops = [...screen.getByRole("figure", { name: STUDY.exhibit.title }).querySelectorAll("[tabindex='0']")];
  expect(stops.map((stop) => [stop.getAttribute("role"), stop.getAttribute("aria-label")])).toEqual([
    ["img", "−10.5\u00A0days (−88%)"],
    ["img", "+5\u00A0points"],
  ]);
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
