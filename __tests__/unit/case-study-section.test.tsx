import { screen, within } from "@testing-library/react";
import { CaseStudySection } from "../../src/sections/case-studies/case-study-section";
import { ClientTestimonial } from "../../src/sections/case-studies/client-testimonial";
import { PICTURE } from "../support/content";
import { renderWithTheme } from "../support/render";

const STUDY = {
  jsonId: "tech-transformation",
  title: "A software group",
  summary: "What happened.",
  image: PICTURE,
  imageAlt: "",
  industryEntry: { title: "Technology" },
  serviceEntry: { title: "Digital Transformation" },
  challenge: "Five billing systems.",
  solution: "One layer above them.",
  results: ["34% lower cost to serve", "36 hours for a contract change", "Fewer calls about invoices"],
};

test("a case study is anchored by its id and shows its parts in order", () => {
  renderWithTheme(
    <CaseStudySection study={STUDY} index={0}>
      <ClientTestimonial testimonial={{ quote: "They stay.", author: "Ruth Delacourt", position: "Chief Executive" }} />
    </CaseStudySection>,
  );
  const section = document.getElementById("tech-transformation");
  expect(section).not.toBeNull();
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["A software group", "The Challenge", "Our Solution", "Results"]);
  expect(screen.getByText("Technology")).toBeTruthy();
  expect(screen.getByText("Digital Transformation")).toBeTruthy();
  const results = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(results.map(({ textContent }) => textContent)).toEqual(STUDY.results);
  expect(screen.getByText("“They stay.”")).toBeTruthy();
});
