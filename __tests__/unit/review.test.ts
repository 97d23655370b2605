import type { Finding } from "../../plugins/gatsby-plugin-content-schema";
import { comment, countToMend } from "../../tools/review/comment";
import type { Review } from "../../tools/review/comment";
import { pageFailures } from "../../tools/review/walk-pages";

const MISTAKE: Finding = {
  severity: "mistake",
  file: "data/jobs/analyst.json",
  line: 3,
  column: 15,
  value: "Londn",
  message: "there is no such office",
  remedy: "Write the name of an office.",
  suggestion: "London",
};

const CHANGES = {
  added: ["/blog/pricing-power"],
  changed: [{ path: "/blog", parts: ["words" as const] }],
  removed: ["/blog/old"],
};

const FINE: Review = { findings: [], report: { changes: CHANGES, problems: [] }, failures: [] };

const PREVIEW = "https://deploy-preview-7--example.netlify.app";

test("a change without mistakes is said to be fine, with its preview and its pages", () => {
  const text = comment(FINE, { preview: PREVIEW });
  expect(text).toMatch(/^## Nothing to mend\n/);
  expect(text).toContain(`(${PREVIEW})`);
  expect(text).toContain(`- [/blog/pricing-power](${PREVIEW}/blog/pricing-power) is new`);
  expect(text).toContain(`- [/blog](${PREVIEW}/blog)\n`);
  expect(text).toContain("- /blog/old is gone");
  expect(countToMend(FINE)).toBe(0);
});

test("a mistake is told with its place, which the change's file is linked from, and what to do", () => {
  const review: Review = { findings: [MISTAKE] };
  const text = comment(review, { files: "https://example.com/blob/1a2b" });
  expect(text).toMatch(/^## 1 to mend before this is published\n/);
  expect(text).toContain(
    "- [data/jobs/analyst.json, line 3](https://example.com/blob/1a2b/data/jobs/analyst.json#L3): there is no such office (`Londn`). Write the name of an office. Did you mean London?",
  );
  expect(text).toContain("nothing was compared yet");
  expect(countToMend(review)).toBe(1);
});

test("a warning is advice, and nothing to mend", () => {
  const review: Review = { ...FINE, findings: [{ ...MISTAKE, severity: "warning" }] };
  expect(comment(review)).toMatch(/^## Nothing to mend[^]*### Advice\n\n- data\/jobs\/analyst\.json, line 3: /);
  expect(countToMend(review)).toBe(0);
});

test("what a changed page does wrong is told with its page and window", () => {
  const failures = pageFailures({
    testResults: [
      {
        message: "1 failed",
        assertionResults: [
          { status: "passed", ancestorTitles: ["/ in a window of 375 px"], title: "answers", failureMessages: [] },
          {
            status: "failed",
            ancestorTitles: ["/blog in a window of 375 px"],
            title: "violates no rule of WCAG 2.2 AA that axe knows",
            failureMessages: ['\u001B[31mExpected\u001B[39m: []\n\n- "image-alt"\n    at Object.toEqual (x.ts:1:1)'],
          },
        ],
      },
    ],
  });
  expect(failures).toEqual([
    {
      page: "/blog in a window of 375 px",
      expected: "violates no rule of WCAG 2.2 AA that axe knows",
      found: 'Expected: []\n- "image-alt"',
    },
  ]);
  expect(comment({ ...FINE, failures })).toMatch(/^## 1 to mend[^]*- \/blog in a window of 375 px: “violates no rule/);
});

test("tests that couldn't be run at all are a failure, too", () => {
  const [failure] = pageFailures({ testResults: [{ message: "● no browser", assertionResults: [] }] });
  expect(failure?.found).toBe("● no browser");
});

test("a long list is cut, and says so", () => {
  const findings = Array.from({ length: 45 }, (_, line) => ({ ...MISTAKE, line }));
  expect(comment({ findings })).toContain("- and 25 more");
});
