import exceptions from "../../tools/audit/exceptions.json";
import { auditProblems, severeAdvisories } from "../../tools/audit/judge";
import type { AuditReport, Exception } from "../../tools/audit/judge";

const cause = (id: string, severity: string) => ({
  name: "left-pad",
  title: "Pads too far",
  url: `https://github.com/advisories/${id}`,
  severity,
});

const REPORT: AuditReport = {
  vulnerabilities: {
    "left-pad": { via: [cause("GHSA-1", "high"), cause("GHSA-2", "moderate")] },
    gatsby: { via: ["left-pad"] },
    other: { via: [cause("GHSA-1", "high")] },
  },
};

const TODAY = new Date("2026-11-22T12:00:00Z");

const problems = (...excepted: Exception[]) => auditProblems(severeAdvisories(REPORT), excepted, TODAY);

const except = (advisory: string, expires: string): Exception => ({ advisory, reason: "Nothing is padded.", expires });

test("a severe advisory is a problem, once; a lesser one is none", () => {
  expect(problems()).toEqual(["left-pad: Pads too far (high, GHSA-1)"]);
});

test("an exception counts until it ends, and for its own advisory only", () => {
  expect(problems(except("GHSA-1", "2026-11-23"))).toEqual([]);
  expect(problems(except("GHSA-1", "2026-11-22"))).toEqual([expect.stringContaining("ended on 2026-11-22")]);
  expect(problems(except("GHSA-2", "2026-11-23"))).toHaveLength(1);
});

test("a registry that doesn't answer is no clean bill", () => {
  expect(() => severeAdvisories({ message: "404 Not Found" })).toThrow("404 Not Found");
});

test("every exception says why, and until which day", () => {
  const listed: readonly Exception[] = exceptions;
  for (const { advisory, reason, expires } of listed) {
    expect(advisory).toMatch(/^GHSA-/);
    expect(reason.length).toBeGreaterThan(20);
    expect(expires).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
