import type { Finding } from "../check/findings";
import { asAnnotations, asJson, asText } from "../check/report";

const mistake: Finding = {
  severity: "mistake",
  file: "data/case-studies.json",
  line: 8,
  column: 17,
  value: "helthcare",
  message: "there is no industry with the id helthcare",
  remedy: "Write the id of an industry.",
  suggestion: "healthcare",
};

const warning: Finding = {
  severity: "warning",
  file: "data/faq.json",
  line: 3,
  column: 5,
  message: "100% of this\nis odd",
  remedy: "Look, and mend.",
};

test("people read each file's findings together, with place, value, remedy and suggestion", () => {
  const text = asText([mistake, { ...mistake, line: 20 }, warning], "data");
  expect(text.match(/^data\/case-studies\.json$/gm)).toHaveLength(1);
  expect(text).toContain("data/case-studies.json:8:17  mistake: there is no industry with the id helthcare");
  expect(text).toContain("data/case-studies.json:20:17");
  expect(text).toContain("to do: Write the id of an industry.");
  expect(text).toContain("did you mean: healthcare");
  expect(text.split("\n").at(-1)).toBe("2 mistakes to mend, 1 warning");
});

test("people read that all is fine", () => {
  expect(asText([], "data")).toBe("The content in data/ is fine.");
});

test("programs read the counts and the findings as they are", () => {
  expect(JSON.parse(asJson([mistake, warning]))).toEqual({ mistakes: 1, warnings: 1, findings: [mistake, warning] });
});

test("GitHub reads an error or a warning a line, with what its format gives a meaning escaped", () => {
  expect(asAnnotations([mistake, warning]).split("\n")).toEqual([
    expect.stringMatching(/^::error file=data\/case-studies\.json,line=8,col=17,title=.*::.*helthcare.*healthcare\?$/),
    "::warning file=data/faq.json,line=3,col=5,title=data/faq.json%3A3%3A5::100%25 of this%0Ais odd%0ALook, and mend.",
  ]);
});
