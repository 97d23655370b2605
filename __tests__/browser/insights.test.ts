import { caseStudies, pastWebinars, upcomingWebinars, whitePapers } from "../support/entries";
import testimonial from "../../data/case-study-testimonial.json";
import legal from "../../data/legal.json";
import { eventually } from "./support/eventually";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

test("each case study has its challenge, solution, results and the client's testimonial", async () => {
  const { page } = await visitor.visit("/case-studies");
  for (const { id, results } of caseStudies) {
    const study = page.locator(`section#${id}`);
    for (const heading of ["The Challenge", "Our Solution", "Results"]) {
      expect(await study.getByRole("heading", { name: heading, exact: true }).count()).toBe(1);
    }
    expect(await study.getByRole("listitem").count()).toBe(results.length);
    expect(await study.locator("blockquote").innerText()).toContain(testimonial.quote.slice(0, 40));
  }
  const anchors = await page
    .getByRole("link", { name: /^Read Case Study/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(anchors).toEqual(caseStudies.map(({ id }) => `/case-studies#${id}`));
});

test.each([
  { path: "/white-papers", button: "Download PDF", items: whitePapers, says: /download/ },
  { path: "/webinars", button: "Register Now", items: upcomingWebinars, says: /register/ },
  { path: "/webinars", button: "Watch Recording", items: pastWebinars, says: /play/ },
])(
  "$button on $path says what a real application would do, with the item's number",
  async ({ path, button, items, says }) => {
    const { page } = await visitor.visit(path, { reducedMotion: "reduce" });
    const messages: string[] = [];
    page.on("dialog", (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    const buttons = page.getByRole("button", { name: button });
    expect(await buttons.count()).toBe(items.length);
    for (const [index, { number }] of items.entries()) {
      await buttons.nth(index).click();
      await eventually(async () => {
        expect(messages).toHaveLength(index + 1);
      });
      expect(messages.at(-1)).toMatch(says);
      // One that has none in its file gets one.
      expect(messages.at(-1)).toMatch(new RegExp(` ${number === undefined ? "\\d+" : String(number)}\\.$`));
    }
  },
);

test.each(legal)("$id says when it was last updated", async ({ id, lastUpdated }) => {
  const { page, response } = await visitor.visit(`/${id}`);
  expect(await page.getByText(`Last Updated ${lastUpdated}`, { exact: true }).isVisible()).toBe(true);
  // One text, for whoever reads the HTML itself.
  expect(await response?.text()).toContain(`>Last Updated ${lastUpdated}<`);
});
