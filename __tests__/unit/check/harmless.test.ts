import sharp from "sharp";
import { leaderAnchor } from "../../../src/content/leader-anchor";
import { PICTURE_HOST } from "../../../src/content/picture-host";
import type { EditedContent } from "./support/edited-content";
import { limitOf } from "./support/schema-limit";
import { setUpContent } from "./support/tables";

const content = setUpContent();

type Entry = Record<string, unknown>;

/** Changes all of a file's entries at once. */
const entries = (file: string, change: (list: Entry[]) => void) => (it: EditedContent) => {
  it.editEntries(file, change);
};

/** Adds an entry like the first, with some other values. */
const added = (file: string, values: Entry) => entries(file, (list) => list.push({ ...list[0], ...values }));

/** Rewrites a file as text. */
const rewritten = (file: string, change: (text: string) => string) => (it: EditedContent) => {
  it.write(file, change(it.read(file)));
};

/** Replaces the first stretch of a file that a pattern finds. */
const replaced = (file: string, pattern: RegExp, replacement: string) => (it: EditedContent) => {
  it.edit(file, pattern, replacement);
};

const NEW_PICTURE = "images/services/new.png";

/** Edits that an editor may make, and that the check has nothing to say of. */
const HARMLESS: readonly (readonly [string, (it: EditedContent) => void | Promise<void>])[] = [
  ["a new article", added("articles/*.json", { id: "year-2027-in-review", title: "What the year taught us all" })],
  ["a new job", added("jobs/*.json", { id: "receptionist", title: "Receptionist", number: undefined })],
  ["a new service", added("services.json", { id: "audit", title: "Audit" })],
  ["a new industry", added("industries.json", { id: "public-sector", title: "Public Sector" })],
  ["a new case study", added("case-studies/*.json", { id: "port", title: "A port ships more with the same cranes" })],
  [
    "case studies without facts, partner, record and exhibit",
    entries("case-studies/*.json", (list) => {
      for (const study of list)
        for (const key of ["facts", "partner", "record", "exhibit"]) Reflect.deleteProperty(study, key);
    }),
  ],
  ["a new question", added("faq.json", { question: "Do you work on weekends?" })],
  ["a new leader", added("leaders.json", { id: 7, name: "Ana Ruiz" })],
  ["a new office", added("offices.json", { city: "São Paulo", country: "BR", latitude: -23.55, longitude: -46.63 })],
  ["a new partner", added("partners.json", { name: "Zürcher & Söhne AG" })],
  ["a new testimonial", added("testimonials.json", { id: 5, author: "Łukasz O’Brien" })],
  [
    "a new white paper",
    added("white-papers/*.json", { id: "water", number: 7, title: "Water, and what it will cost" }),
  ],
  ["the last article taken out", entries("articles/*.json", (list) => list.splice(-1))],
  ["all jobs taken out", entries("jobs/*.json", (list) => list.splice(0))],
  ["all partners taken out", rewritten("partners.json", () => "[]\n")],
  ["entries in another order", entries("faq.json", (list) => list.reverse())],
  [
    "keys in another order",
    entries("leaders.json", (list) => list.splice(0, 1, Object.fromEntries(Object.entries(list[0] ?? {}).reverse()))),
  ],
  ["a sixth benefit", replaced("services.json", /("benefits": \[)/, '$1 "Somebody answers for it.",')],
  ["a benefit less", replaced("services.json", /("benefits": \[\s*)"[^"]*",/, "$1")],
  ["a shorter title", replaced("services.json", /"title": "[^"]*"/, '"title": "X"')],
  [
    "as long a text as may be",
    replaced(
      "jobs/*.json",
      /"summary": "[^"]*"/,
      `"summary": "${"x".repeat(limitOf("jobs", "summary", "maxLength"))}"`,
    ),
  ],
  ["a second paragraph", replaced("services.json", /("detailedDescription": "[^"]*)"/, '$1\\n\\nA second one."')],
  ["Windows line ends", rewritten("articles/*.json", (text) => text.replaceAll("\n", "\r\n"))],
  ["old Macs' line ends", rewritten("faq.json", (text) => text.replaceAll("\n", "\r"))],
  ["no line break at the end", rewritten("jobs/*.json", (text) => text.trimEnd())],
  ["blank lines at the end", rewritten("jobs/*.json", (text) => `${text}\n\n`)],
  ["tabs before lines", rewritten("site.json", (text) => text.replaceAll("  ", "\t"))],
  ["everything in one line", rewritten("industries.json", (text) => JSON.stringify(JSON.parse(text)))],
  ["four spaces before lines", rewritten("pages.json", (text) => JSON.stringify(JSON.parse(text), null, 4))],
  ["letters as escapes", rewritten("leaders.json", (text) => text.replaceAll("’", "\\u2019"))],
  ["slashes as escapes", rewritten("navigation.json", (text) => text.replaceAll('"/', '"\\/'))],
  ["an emoji", replaced("why-us.json", /"text": "/, '"text": "👩🏽‍💻 ')],
  ["an emoji as escapes", replaced("why-us.json", /"text": "/, '"text": "\\ud83d\\ude80 ')],
  ["Arabic and Japanese", replaced("why-us.json", /"text": "/, '"text": "مرحبا 東京 ')],
  ["curly quotes, dashes and an ellipsis", replaced("why-us.json", /"text": "/, '"text": "“Now” – or ‘later’ — or … ')],
  ["hyphenated words and minus signs", replaced("why-us.json", /"text": "/, '"text": "A well-known -5% and 3 − 2. ')],
  ["less than, greater than, and", replaced("why-us.json", /"text": "/, '"text": "R&D; Q&A, a < b > c, 5 <6. ')],
  ["an address within a text", replaced("why-us.json", /"text": "/, '"text": "See https://example.com/a--b?c=\'d\'. ')],
  ["a non-breaking space", replaced("why-us.json", /"text": "/, '"text": "12\\u00a0000 and $\u00a05. ')],
  ["a leap day", replaced("jobs/*.json", /"posted": "[^"]*"/, '"posted": "2024-02-29"')],
  ["a leap day as shown", replaced("articles/*.json", /"date": "[^"]*"/, '"date": "February 29, 2024"')],
  ["another month", replaced("white-papers/*.json", /"date": "[^"]*"/, '"date": "May 2025"')],
  ["no picture alternative in words", replaced("services.json", /"imageAlt": "[^"]*"/, '"imageAlt": ""')],
  ["a phone number abroad", replaced("offices.json", /"phone": "[^"]*"/, '"phone": "+33 1 42 68 53 00"')],
  [
    "an email address with a tag",
    replaced("offices.json", /"email": "[^"]*"/, '"email": "new.york+web@mail.aldermoor.example"'),
  ],
  [
    "a web address with a query",
    replaced("site.json", /"url": "[^"]*"/, '"url": "https://www.example.co.uk/a_b?c=d&e=%20#f"'),
  ],
  ...["/about#", "/about/"].map((place): [string, (it: EditedContent) => void] => [
    `a link to a person at ${place}`,
    (it) => {
      const [first] = JSON.parse(it.read("leaders.json")) as { name: string }[];
      it.edit("navigation.json", /"to": "\/about"/, `"to": "${place}${leaderAnchor(first?.name ?? "")}"`);
    },
  ]),
  ["a link with an anchor", replaced("navigation.json", /"to": "\/about"/, '"to": "/about#team"')],
  ["a link to an entry's own page", replaced("navigation.json", /"to": "\/blog"/, '"to": "/services/digital"')],
  [
    "a link to a section of a legal text",
    replaced("navigation.json", /"to": "\/blog"/, '"to": "/privacy-policy#section-2"'),
  ],
  [
    "a link with a query",
    replaced("navigation.json", /"to": "\/blog"/, '"to": "/contact?from=menu#request-consultation"'),
  ],
  [
    "links in HTML",
    replaced(
      "articles/*.json",
      /"content": "/,
      '"content": "<p><a href=\\"https://x.example/?a=1&amp;b=2\\">One</a>, <a href=\'/faq\'>two</a>, <a href=\\"mailto:a@b.example?subject=Hi\\">three</a>, <a href=\\"tel:+12125550108\\">four</a>.</p>',
    ),
  ],
  [
    "all that HTML may have",
    replaced(
      "articles/*.json",
      /"content": "/,
      '"content": "<h3>A <em>b</em></h3>\\n<h4>B</h4>\\n<ul>\\n\\t<li><p>C</p><ol><li>D</li></ol></li>\\n</ul>\\n<blockquote><p>E</p><cite>F</cite></blockquote>\\n<figure><table><caption>G</caption><thead><tr><th scope=\\"col\\">H</th></tr></thead><tbody><tr><td><strong>I</strong></td></tr></tbody></table><figcaption>J &amp; K&nbsp;&lt;3</figcaption></figure>',
    ),
  ],
  ["tags in capital letters", replaced("articles/*.json", /"content": "/, '"content": "<P>One</P>')],
  [
    "a picture in a text",
    async (it) => {
      const drawn = sharp({ create: { width: 1800, height: 900, channels: 4, background: "teal" } });
      it.write(NEW_PICTURE, await drawn.png().toBuffer());
      it.edit("articles/*.json", /"content": "/, `"content": "<img src=\\"${NEW_PICTURE}\\" alt=\\"Teal\\">`);
    },
  ],
  ["HTML that ends with a line break", rewritten("legal.json", (text) => text.replace('</p>"', '</p>\\n"'))],
  [
    "a picture of the host",
    replaced("services.json", /"image": ("[^"]*")/, `"image": "${PICTURE_HOST.origin}/photo-1?ixid=a%20b"`),
  ],
  ["a website in a text", replaced("site.json", /"tagline": "/, '"tagline": "aldermoor.example: ')],
  [
    "a new picture",
    async (it) => {
      const drawn = sharp({ create: { width: 1800, height: 900, channels: 4, background: "teal" } });
      it.write(NEW_PICTURE, await drawn.png().toBuffer());
      it.editEntries("services.json", (list) => list.push({ ...list[0], id: "new", title: "New", image: NEW_PICTURE }));
    },
  ],
  [
    "a white paper's file",
    (it) => {
      it.write("files/growth.pdf", "%PDF-1.7");
      it.edit("white-papers/*.json", /"pages"/, '"file": "files/growth.pdf", "pages"');
    },
  ],
  ["a language", replaced("site.json", /("languages": \[)/, '$1 { "code": "it", "name": "Italian" },')],
  ["a fourth figure", replaced("site.json", /("statistics": \[)/, '$1 { "value": "4.9 ★", "label": "Rating" },')],
  [
    "one number as text elsewhere",
    added("jobs/*.json", { id: "analyst-2027", number: 1000, title: "Analyst, 2027 intake" }),
  ],
];

test.each(HARMLESS.map(([name, edit]) => [name, edit] as const))("%s is no mistake", async (_name, edit) => {
  await edit(content());
  const news = await content().news();
  // Who takes an entry out learns that nothing uses its picture, what led to it and what it claimed, and who adds an office
  // learns which texts list them; that is true.
  const harmless =
    /^no content uses this picture$|so the site shows nothing here$|where the site made this claim$|no longer says|^no text that lists the offices/;
  expect(news.filter(({ message }) => !harmless.test(message))).toEqual([]);
});

test("a heading within an article can be linked to", async () => {
  content().edit("articles/*.json", /"content": "/, '"content": "<h3>Three plain steps</h3>');
  const first = content().nameOf("articles/*.json").split(/[/.]/)[1];
  content().edit("navigation.json", /"to": "\/faq"/, `"to": "/blog#${String(first)}-three-plain-steps"`);
  expect(await content().news()).toEqual([]);
});
