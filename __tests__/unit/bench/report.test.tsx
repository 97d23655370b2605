import { render, screen, within } from "@testing-library/react";
import { budgetFor } from "../../../tools/bench/budget";
import { formatMeasure } from "../../../tools/bench/measures";
import { InteractionSection } from "../../../tools/bench/report/interaction-section";
import { PageSection } from "../../../tools/bench/report/page-section";
import { terminalReport } from "../../../tools/bench/report/terminal";
import { table } from "../../../tools/terminal/table";
import { pageResult, resultsOf } from "./support/results";

const HEAVY = { script: 217_500, largestContentfulPaint: 2400 };

const MENU = {
  name: "mobile menu",
  path: "/",
  first: { nextPaint: 154, answered: 381 },
  again: { nextPaint: 46, answered: 46 },
};

test("a table's columns stand below each other", () => {
  expect(table(["page", "JS"], [["/", "217.5 kB"]]).split("\n")).toEqual([
    "| page |       JS |",
    "| ---- | -------: |",
    "| /    | 217.5 kB |",
  ]);
});

describe("on the terminal", () => {
  const rowOf = (report: string, start: string) => report.split("\n").filter((line) => line.startsWith(`| ${start} `));

  test("a page stands below its baseline, with its ratio, and a mark where it goes over its budget", () => {
    const report = terminalReport(resultsOf([pageResult("/"), pageResult("/about", HEAVY)]));
    const [times, weights] = rowOf(report, "/about");
    expect(times).toMatch(/\| 2400 ms! +\| +2\.40 \|/);
    expect(weights).toMatch(/\| 217\.5 kB! \|/);
    expect(rowOf(report, "/").join()).not.toContain("!");
    expect(rowOf(report, "baseline, home")).toHaveLength(2);
  });

  test("interactions have their paints marked, and answers that come later are only told", () => {
    const report = terminalReport(resultsOf([], { interactions: [MENU] }));
    expect(rowOf(report, "mobile menu")[0]).toMatch(/154 ms! \| +381 ms \| +46 ms \| +46 ms/);
  });

  test("what was measured on a busy machine is named", () => {
    expect(terminalReport(resultsOf([pageResult("/")]))).not.toContain("busy");
    expect(terminalReport(resultsOf([{ ...pageResult("/faq"), busyRuns: 1 }]))).toMatch(/busy.*\/faq/);
  });
});

describe("in the report", () => {
  test("each measure has its figure, the baseline's, the ratio and the budget", () => {
    render(<PageSection page={pageResult("/about", HEAVY)} baseline={pageResult("/baseline/contact")} />);
    const cells = (name: string) =>
      within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    const most = budgetFor("/about").script;
    const limit = most && "atMost" in most ? `at most ${formatMeasure("script", most.atMost)}` : "";
    expect(cells("JavaScript 217")).toEqual(["", "217.5 kB", "0.0 kB", "", limit]);
    expect(cells("Largest contentful paint")).toEqual(["", "2400 ms", "1000 ms", "2.40", "at most 1700 ms"]);
  });

  test("a bar is as long as its share of the longest figure, and red over the budget", () => {
    render(<PageSection page={pageResult("/about", HEAVY)} baseline={pageResult("/baseline/contact")} />);
    const bars = (name: RegExp) => screen.getByRole("row", { name }).querySelectorAll("rect");
    const [page, baseline, limit] = bars(/^Largest/);
    expect(page?.getAttribute("class")).toBe("over");
    expect(page?.getAttribute("width")).toBe("100");
    expect(Number(baseline?.getAttribute("width"))).toBeCloseTo(41.7, 1);
    expect(Number(limit?.getAttribute("x"))).toBeCloseTo(70.3, 1);
    expect(bars(/^SEO/)[0]?.getAttribute("class")).toBe("page");
  });

  test("interactions are told, where some were tried", () => {
    const { container } = render(<InteractionSection interactions={[]} />);
    expect(container.innerHTML).toBe("");
    render(<InteractionSection interactions={[MENU]} />);
    expect(screen.getByText("154 ms").className).toBe("exceeds");
    expect(screen.getByText("381 ms").className).toBe("");
  });
});
