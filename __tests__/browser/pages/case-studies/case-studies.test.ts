import { caseStudies } from "../../../support/entries";
import { withoutNoBreaks } from "../../../../src/lib/text";
import { newVisitor } from "../../support/visitor";
import { shareStaticPages, texts, theOne } from "../../support/static-pages";

const visitor = newVisitor();
const pageAt = shareStaticPages(["/", "/case-studies"]);
const recorded = caseStudies.flatMap(({ record, ...study }) => (record ? [{ ...study, record }] : []));

test.each([
  ["/", recorded.slice(0, 3)],
  ["/case-studies", recorded],
])("the cards on %s have the figures of the first measure, and the first that was missed", (path, studies) => {
  for (const { id, record } of studies) {
    const link = theOne(pageAt(path).document, `article a[href="/case-studies#${id}"]`);
    const card = link.closest("article") ?? link;
    const [first] = record.measures;
    expect(texts(card, "dd").map(withoutNoBreaks)).toEqual(
      [first?.promised, first?.reached, first?.later].filter((value) => value !== undefined),
    );
    const missed = record.measures.find((measure) => measure.missed);
    const line = withoutNoBreaks(theOne(card, "dl + p").textContent ?? "");
    if (missed)
      expect(line).toMatch(new RegExp(`${missed.label.slice(1)}, ${missed.reached} instead of ${missed.promised}$`));
    else expect(line).toBe("All targets met");
  }
});

test("cards side by side have their figures and links on one line", async () => {
  const { page } = await visitor.visit("/case-studies", { viewport: { width: 1024, height: 800 } });
  for (const part of ["h3", "dl", "a"]) {
    const tops = await page
      .locator(`ul article > ${part}`)
      .evaluateAll((all) => all.slice(0, 3).map((element) => Math.round(element.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  }
});
