import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { disagreements, documentPassage, passagesOf, readClaims } from "../support/claims";

const ROOT = join(__dirname, "../..");
const LIST = "docs/claims.md";

const text = (path: string) => readFileSync(join(ROOT, path), "utf8");

const CLAIMS = readClaims(text(LIST));

const CONTENT = [
  ...readdirSync(join(ROOT, "data"))
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => passagesOf(`${name}#`, JSON.parse(text(join("data", name))))),
  ...["README.md", "data/README.md", "docs/behaviour.md"].map((path) => documentPassage(path, text(path))),
];

describe("docs/claims.md", () => {
  it("says of every claim in which words it is made, and where", () => {
    expect(CLAIMS).not.toHaveLength(0);
    expect(text(LIST).match(/^- \*\*/gm)).toHaveLength(CLAIMS.length);
    for (const { title, forms, places } of CLAIMS) {
      expect([title, forms.length > 0, places.length > 0]).toEqual([title, true, true]);
    }
  });

  it("agrees with the content", () => {
    expect(disagreements(CLAIMS, CONTENT)).toEqual([]);
  });

  it("has no pattern that finds nothing", () => {
    const idle = CLAIMS.filter(
      ({ foundBy }) => foundBy && !CONTENT.some((passage) => passage.text.search(foundBy) >= 0),
    );
    expect(idle.map(({ title }) => title)).toEqual([]);
  });
});

describe("a claim", () => {
  const claims = readClaims(`
- **A first call takes 45 minutes.** Says \`45 minutes\` or \`three quarters of an hour\`. Found by
  \`first call[^.]*\\bminutes\`. Stands in \`pages.json#/home/text\`, \`faq.json#/*/answer\`.
`);

  const found = (data: { readonly home?: string; readonly about?: string; readonly answers?: readonly string[] }) =>
    disagreements(claims, [
      ...passagesOf("pages.json#", [
        { id: "about", text: data.about ?? "Who we are." },
        ...(data.home === undefined ? [] : [{ id: "home", text: data.home }]),
      ]),
      ...passagesOf(
        "faq.json#",
        (data.answers ?? []).map((answer) => ({ answer })),
      ),
    ]);

  const SAID = { home: "A first call takes 45 minutes.", answers: ["Ask us.", "Your first call lasts 45 minutes."] };

  it("is kept, wherever its entries stand and whatever is written around it", () => {
    expect(found(SAID)).toEqual([]);
    expect(found({ ...SAID, answers: [...SAID.answers].reverse() })).toEqual([]);
    expect(found({ ...SAID, home: "It costs nothing: three quarters of an hour, over coffee." })).toEqual([]);
    expect(found({ ...SAID, home: "<p>A first call takes\u00a0<strong>45\u00a0minutes</strong>.</p>" })).toEqual([]);
    expect(found({ ...SAID, about: "The office is 20 minutes from the airport." })).toEqual([]);
  });

  it.each([
    ["that says something else", { ...SAID, home: "A first call takes an hour." }, "pages.json#/home/text doesn’t say"],
    ["that only resembles it", { ...SAID, home: "A talk of 145 minutes." }, "pages.json#/home/text doesn’t say"],
    ["that is gone", { answers: SAID.answers }, "there is no pages.json#/home/text"],
    [
      "with another figure",
      { ...SAID, about: "Our first call takes forty minutes." },
      "pages.json#/about/text says “first call takes forty minutes”, not 45 minutes",
    ],
    ["that isn’t listed", { ...SAID, about: "A first call: 45 minutes." }, "pages.json#/about/text says it too"],
  ])("tells a place %s", (_kind, data, message) => {
    expect(found(data).join("\n")).toContain(`“A first call takes 45 minutes.”: ${message}`);
  });
});
