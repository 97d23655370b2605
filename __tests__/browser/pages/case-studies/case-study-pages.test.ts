import { caseStudies, industries } from "../../../support/entries";
import testimonial from "../../../../data/case-study-testimonial.json";
import { withoutNoBreaks } from "../../../../src/lib/text";
import { shareVisit } from "../../support/shared-visit";
import { DESKTOP } from "../../support/visitor";

/** What a text says, as it is written in `data/`. */
const plain = (text: string | null | undefined) =>
  withoutNoBreaks(text ?? "")
    .replace(/\s+/g, " ")
    .trim();

describe.each(caseStudies)("the page of $id", (entry) => {
  const { id, title, challenge, solution, results, industry, record } = entry;
  const visited = shareVisit(`/case-studies/${id}`, { javaScriptEnabled: false, viewport: DESKTOP });

  test("has the study in full, part by part", async () => {
    const main = visited().page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    const parts = [
      record ? "Promised and delivered" : "Results",
      "Where the client started",
      ...(record ? ["What we promised"] : []),
      "What we did",
      ...(record?.check ? ["Six months later"] : []),
      ...(record?.shortfall ? ["Where we fell short"] : []),
      ...(record ? ["Who confirmed it"] : []),
    ];
    const headings = (await main.getByRole("heading", { level: 2 }).allTextContents()).map(plain);
    expect(headings.slice(0, parts.length)).toEqual(parts);
    const words = plain(await main.textContent());
    const { promise = "", shortfall = "", check, confirmation = "", due = "" } = record ?? {};
    for (const text of [challenge, promise, due, solution, shortfall, check?.text ?? "", confirmation]) {
      for (const paragraph of text.split(/\n\s*\n/)) expect(words).toContain(plain(paragraph));
    }
    const listed = (await main.locator("#scorecard li").allTextContents()).map(plain);
    expect(listed).toEqual(record ? [] : results);
    expect(await main.locator("dl").innerText()).toContain(industries.find((one) => one.id === industry)?.title);
    expect(plain(await main.locator("blockquote").textContent())).toContain(testimonial.quote);
  });

  test("has its steps in the order of time, each with its month", async () => {
    const shown = await visited()
      .page.locator("main :not(nav) > ol > li")
      .evaluateAll((all) => all.map((step) => (step as HTMLElement).innerText));
    expect(shown.map(plain)).toEqual(
      (record?.steps ?? []).map(({ date, title: name, text }) => plain(`${name} ${date} ${text}`)),
    );
  });

  test("has the scorecard, which marks what was missed and says who signed it, within two screens", async () => {
    if (!record) return;
    const { page } = visited();
    const scorecard = page.locator("#scorecard");
    const rows = await scorecard
      .locator("tbody tr")
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(rows.map((row) => row.map(plain))).toEqual(
      record.measures.map(({ label, start, promised, reached, later, missed }) => [
        label,
        promised,
        missed ? `${reached} missed` : reached,
        ...(record.check ? [later ?? "–"] : []),
        start,
      ]),
    );
    expect(await scorecard.innerText()).toContain(`Signed by ${record.signed}`);
    const { y = 0, height = Infinity } = (await scorecard.locator("table").boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(1600);
  });

  test("links back to all, and to the next", async () => {
    const main = visited().page.getByRole("main");
    const back = main.getByRole("link", { name: "All case studies" });
    expect(await back.getAttribute("href")).toBe("/case-studies");
    const next = caseStudies[(caseStudies.findIndex((study) => study.id === id) + 1) % caseStudies.length];
    const link = main.getByRole("link", { name: next?.title });
    expect(await link.getAttribute("href")).toBe(`/case-studies/${next?.id ?? ""}`);
  });
});
