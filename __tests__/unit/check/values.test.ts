import { HERE } from "./support/edited-content";
import { testMistakes, setUpContent } from "./support/tables";
import type { MistakeRow } from "./support/tables";

const content = setUpContent();

/** Another value for the first key of this name. */
const set = (file: string, key: string, value: string, remedy: string, name = `${value} as "${key}"`): MistakeRow => [
  name,
  file,
  new RegExp(`"${key}": "(?:[^"\\\\]|\\\\.)*"`),
  `"${key}": ${HERE}"${value}"`,
  remedy,
];

describe("texts", () => {
  testMistakes(content, [
    ["a blank title", "services.json", /"title": "[^"]*"/, `"title": "${HERE}   "`, "may be empty"],
    ["a space before a title", "articles/*.json", /"title": "/, `"title": "${HERE} `, "at its start"],
    ["an invisible space", "partners.json", /"name": "(\w+)/, `"name": "$1${HERE}\\u200b`, "Delete it"],
    ["letters read in a wrong encoding", "why-us.json", /"text": "/, `"text": "It${HERE}â€™s. `, "Write them anew"],
    ["a tag in plain text", "faq.json", /"answer": "(\w+)/, `"answer": "${HERE}<strong>$1</strong>`, "Delete the tag"],
    [
      "an entity in plain text",
      "partners.json",
      /"name": "(\w+)/,
      `"name": "$1 ${HERE}&amp; Sons`,
      "the character itself",
    ],
  ]);
});

describe("ids", () => {
  testMistakes(content, [
    set("services.json", "id", "consulting_2", "small letters"),
    ["an id twice, as a number", "leaders.json", /"id": 2/, `"id": ${HERE}1`, "of its own"],
    ["an id twice, as a text", "services.json", /"id": "digital"/, `"id": ${HERE}"consulting"`, "of its own"],
  ]);

  test("a text that can't be an id comes with one that can", async () => {
    content().edit("services.json", /"id": "[^"]*"/, '"id": "What’s Über-new, in 2027?"');
    expect(await content().news()).toMatchObject([{ suggestion: "whats-uber-new-in-2027" }]);
  });
});

describe("references", () => {
  testMistakes(content, [
    set("case-studies/*.json", "industry", "helthcare", "data/industries.json"),
    ["a person who isn't there", "articles/*.json", /"author": \d+/, `"author": ${HERE}94`, "data/leaders.json"],
    set("industries.json", "caseStudy", "tech-tranformation", "data/case-studies/"),
  ]);

  test.each([
    ["a study", /"caseStudy": "[^"]*"/, '"caseStudy": "gone-for-good"', "data/case-studies/"],
    ["a paper", /"whitePaper": "[^"]*"/, '"whitePaper": "gone"', "data/white-papers/"],
  ])("%s that was taken out leaves an empty place where it was optional", async (_name, pattern, text, file) => {
    content().edit("industries.json", pattern, text);
    expect(await content().news()).toMatchObject([
      { severity: "warning", file: "data/industries.json", remedy: expect.stringContaining(file) as string },
    ]);
  });

  test("a misspelt one comes with what was probably meant", async () => {
    content().edit("case-studies/*.json", /"industry": "[^"]*"/, '"industry": "helthcare"');
    expect(await content().news()).toMatchObject([
      { message: "there is no industry with the id helthcare", value: "helthcare", suggestion: "healthcare" },
    ]);
  });
});

describe("dates", () => {
  testMistakes(content, [
    set("articles/*.json", "date", "February 30, 2026", "existing day"),
    set("articles/*.json", "date", "Oct 20, 2026", "month in full"),
    set("white-papers/*.json", "date", "Octber 2026", "month in full"),
    set("jobs/*.json", "posted", "2026-02-30", "existing day"),
    set("jobs/*.json", "posted", "November 3, 2026", "year, month and day"),
  ]);

  test.each([
    ["articles/*.json", "date", "20 Oct 2026", "October 20, 2026"],
    ["jobs/*.json", "posted", "November 3, 2026", "2026-11-03"],
    ["white-papers/*.json", "date", "Oct 2026", "October 2026"],
  ])("one in another form comes with the right one (%s)", async (file, key, value, suggestion) => {
    content().edit(file, new RegExp(`"${key}": "[^"]*"`), `"${key}": "${value}"`);
    expect(await content().news()).toMatchObject([{ suggestion }]);
  });
});

describe("addresses and numbers", () => {
  testMistakes(content, [
    set("offices.json", "email", "newyork.aldermoor.example", "with its @"),
    set("site.json", "email", "info@aldermoor", "with its @"),
    set("site.json", "phone", "call us", "country's number"),
    set("offices.json", "phone", "+1 (212) 555-O108", "country's number"),
    set("site.json", "url", "http://www.linkedin.com/company/x", "https://"),
  ]);

  test("an address without encryption comes with the encrypted one", async () => {
    content().edit("site.json", /"url": "[^"]*"/, '"url": "http://www.example.com/x"');
    expect(await content().news()).toMatchObject([{ suggestion: "https://www.example.com/x" }]);
  });
});

describe("titles that readers can't tell apart are a warning", () => {
  const twice = (file: string, key: string): MistakeRow => [
    `a ${key} twice`,
    file,
    new RegExp(`"${key}": ("[^"]*")([^]*?)"${key}": "[^"]*"`),
    `"${key}": $1$2"${key}": ${HERE}$1`,
    "tell the two apart",
  ];
  testMistakes(content, [twice("why-us.json", "title")], "warning");
});
