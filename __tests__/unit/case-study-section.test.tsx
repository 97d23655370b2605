import { screen } from "@testing-library/react";
import { CaseStudySection } from "../../src/sections/case-studies/case-study-section";
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
  partnerEntry: { name: "Priya Raman", jsonId: "priya-raman" },
  record: { closed: "February 2025" },
};

const render = (study: Partial<Queries.CaseStudySectionContentFragment>) =>
  renderWithTheme(<CaseStudySection study={{ ...STUDY, ...study }}>{null}</CaseStudySection>).container;

/** The terms of the facts, each with its description. */
const facts = (container: Element) =>
  [...container.querySelectorAll("dl > div")].map((group) => [...group.children].map(({ textContent }) => textContent));

const FULL_CASE = { name: /^Read the full case.*: A software group$/ };

test("shows the facts, with links to the partner and to the full case", () => {
  expect(facts(render({}))).toEqual([
    ["Sector", "Technology"],
    ["Size", "9,400 customers"],
    ["Service", "Digital Transformation"],
    ["Duration", "14 months"],
    ["Team", "Eight consultants"],
    ["Partner", "Priya Raman"],
  ]);
  expect(screen.getByRole("link", { name: "Priya Raman" }).getAttribute("href")).toBe("/about/priya-raman");
  expect(screen.getByRole("link", FULL_CASE).getAttribute("href")).toBe("/case-studies/tech-transformation");
});

test("without facts, partner and record shows the rest", () => {
  expect(facts(render({ facts: null, partnerEntry: null, record: null }))).toEqual([
    ["Sector", "Technology"],
    ["Service", "Digital Transformation"],
  ]);
  expect(screen.queryByRole("link", FULL_CASE)).toBeNull();
});
