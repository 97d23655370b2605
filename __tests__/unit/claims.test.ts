import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentEntry, Finding } from "../../plugins/gatsby-plugin-content-schema";
import { CLAIMS_FILE, claimsRule, readClaims } from "../../src/content/rules/claims/check-claims";

describe("docs/claims.md", () => {
  const list = readFileSync(join(__dirname, "../..", CLAIMS_FILE), "utf8");

  it("says of every claim in which words it is made, and where", () => {
    const claims = readClaims(list);
    expect(claims).not.toHaveLength(0);
    expect(list.match(/^- \*\*/gm)).toHaveLength(claims.length);
    for (const { title, forms, places } of claims) {
      expect([title, forms.length > 0, places.length > 0]).toEqual([title, true, true]);
    }
  });
});

describe("a claim", () => {
  const CLAIMS = `# Claims

- **A first call takes 45 minutes.** Says \`45 minutes\` or \`three quarters of an hour\`. Found by
  \`first call[^.]*\\bminutes\`. Stands in \`pages.json#/home/text\`, \`faq.json#/*/answer\`, \`docs/calls.md\`.
`;

  interface Data {
    readonly home?: string;
    readonly about?: string;
    readonly answers?: readonly string[];
    readonly document?: string;
  }

  function entriesOf(file: string, list: readonly Record<string, unknown>[]): ContentEntry[] {
    return list.map((entry) => ({
      entry,
      schema: { type: "object" },
      placeOf: () => file,
      locate: ({ path, message, remedy, severity }) => ({
        file: `${file}/${path.join("/")}`,
        line: 1,
        column: 1,
        message,
        remedy,
        severity,
      }),
    }));
  }

  function found({ home, about = "Who we are.", answers = [], document = "A first call takes 45\nminutes." }: Data) {
    const files = new Map([
      [CLAIMS_FILE, CLAIMS],
      ["docs/calls.md", document],
    ]);
    const pages = [{ id: "about", text: about }, ...(home === undefined ? [] : [{ id: "home", text: home }])];
    return [
      ...claimsRule((file) => files.get(file))({
        entries: new Map([
          ["pages", entriesOf("pages.json", pages)],
          [
            "faq",
            entriesOf(
              "faq.json",
              answers.map((answer) => ({ answer })),
            ),
          ],
        ]),
        singles: new Set(),
      }),
    ].map(({ file, line, severity, message }: Finding) => `${severity} ${file}:${String(line)} ${message}`);
  }

  const SAID = { home: "A first call takes 45 minutes.", answers: ["Ask us.", "Your first call lasts 45 minutes."] };

  it("is kept, wherever its entries stand and whatever is written around it", () => {
    expect(found(SAID)).toEqual([]);
    expect(found({ ...SAID, answers: [...SAID.answers].reverse() })).toEqual([]);
    expect(found({ ...SAID, home: "It costs nothing: three quarters of an hour, over coffee." })).toEqual([]);
    expect(found({ ...SAID, home: "<p>A first call takes\u00a0<strong>45\u00a0minutes</strong>.</p>" })).toEqual([]);
    expect(found({ ...SAID, about: "The office is 20 minutes from the airport." })).toEqual([]);
    expect(found({ ...SAID, about: "A first call: 45 minutes." })).toEqual([]);
  });

  it.each([
    ["that says something else", { ...SAID, home: "A first call takes an hour." }, "pages.json/text:1 this no longer"],
    ["that only resembles it", { ...SAID, home: "A talk of 145 minutes." }, "pages.json/text:1 this no longer says"],
    ["that is gone", { answers: SAID.answers }, "docs/claims.md:3 there is no pages.json#/home/text any more"],
    ["among many", { ...SAID, answers: ["Ask us.", "Call us."] }, "docs/claims.md:3 faq.json#/*/answer no longer says"],
    [
      "with another figure",
      { ...SAID, about: "Our first call takes forty minutes." },
      "pages.json/text:1 elsewhere the site says “45 minutes”",
    ],
    ["in a document", { ...SAID, document: "A first call takes 50 minutes." }, "docs/calls.md:1 this no longer says"],
  ])("warns of a place %s", (_kind, data, message) => {
    expect(found(data)).toEqual([expect.stringContaining(`warning ${message}`)]);
  });

  it("warns where nothing speaks of it any more", () => {
    const data = { home: "Three quarters of an hour.", answers: ["45 minutes."], document: "45 minutes." };
    expect(found(data)).toEqual(["warning docs/claims.md:3 nothing on the site speaks of this any more"]);
  });
});
