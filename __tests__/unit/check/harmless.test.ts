import sharp from "sharp";
import { leaderAnchor } from "../../../src/content/leader-anchor";
import { PICTURE_HOST } from "../../../src/content/picture-host";
import type { EditedContent } from "./support/edited-content";
import { limitOf } from "./support/schema-limit";
import { setUpContent } from "./support/tables";

// Edits that an editor may make, and that the check has nothing to say of. Those of a group are made together.

const content = setUpContent();

type Entry = Record<string, unknown>;

const add = (it: EditedContent, file: string, values: Entry) => {
  it.editEntries(file, (list) => list.push({ ...list[0], ...values }));
};

const rewrite = (it: EditedContent, file: string, change: (text: string) => string) => {
  it.write(file, change(it.read(file)));
};

const NEW_PICTURE = "images/services/new.png";

const GROUPS: readonly (readonly [string, (it: EditedContent) => void | Promise<void>])[] = [
  [
    "new entries",
    (it) => {
      add(it, "articles/*.json", { id: "year-2027-in-review", title: "What the year taught us all" });
      add(it, "jobs/*.json", { id: "receptionist", title: "Receptionist", number: undefined });
      add(it, "services.json", { id: "audit", title: "Audit" });
      add(it, "case-studies/*.json", { id: "port", title: "A port ships more with the same cranes" });
      add(it, "faq.json", { question: "Do you work on weekends?" });
      add(it, "leaders.json", { id: 7, name: "Ana Ruiz" });
      add(it, "offices.json", { city: "São Paulo", country: "BR", latitude: -23.55, longitude: -46.63 });
      add(it, "partners.json", { name: "Zürcher & Söhne AG" });
    },
  ],
  [
    "case studies without what may be left out",
    (it) => {
      it.editEntries("case-studies/*.json", (list) => {
        for (const study of list)
          for (const key of ["facts", "partner", "record", "exhibit"]) Reflect.deleteProperty(study, key);
      });
    },
  ],
  [
    "no entries where there may be none, and others in another order",
    (it) => {
      it.editEntries("jobs/*.json", (list) => list.splice(0));
      it.write("partners.json", "[]\n");
      it.editEntries("faq.json", (list) => list.reverse());
    },
  ],
  [
    "files that are written in other ways",
    (it) => {
      rewrite(it, "articles/*.json", (text) => text.replaceAll("\n", "\r\n"));
      rewrite(it, "faq.json", (text) => text.replaceAll("\n", "\r"));
      rewrite(it, "jobs/*.json", (text) => text.trimEnd());
      rewrite(it, "site.json", (text) => text.replaceAll("  ", "\t"));
      rewrite(it, "industries.json", (text) => JSON.stringify(JSON.parse(text)));
      rewrite(it, "leaders.json", (text) => text.replaceAll("’", "\\u2019"));
      rewrite(it, "navigation.json", (text) => text.replaceAll('"/', '"\\/'));
    },
  ],
  [
    "texts in all languages and lengths",
    (it) => {
      it.edit("why-us.json", /"text": "/, '"text": "👩🏽‍💻 \\ud83d\\ude80 مرحبا 東京 12\\u00a0000 R&D; a < b > c, 5 <6. ');
      const longest = "x".repeat(limitOf("jobs", "summary", "maxLength"));
      it.edit("jobs/*.json", /"summary": "[^"]*"/, `"summary": "${longest}"`);
      it.edit("services.json", /("detailedDescription": "[^"]*)"/, '$1\\n\\nA second one."');
      it.edit("services.json", /"imageAlt": "[^"]*"/, '"imageAlt": ""');
    },
  ],
  [
    "dates, numbers and addresses",
    (it) => {
      it.edit("jobs/*.json", /"posted": "[^"]*"/, '"posted": "2024-02-29"');
      it.edit("articles/*.json", /"date": "[^"]*"/, '"date": "February 29, 2024"');
      it.edit("white-papers/*.json", /"date": "[^"]*"/, '"date": "May 2025"');
      it.edit("offices.json", /"phone": "[^"]*"/, '"phone": "+33 1 42 68 53 00"');
      it.edit("offices.json", /"email": "[^"]*"/, '"email": "new.york+web@mail.aldermoor.example"');
      it.edit("site.json", /"url": "[^"]*"/, '"url": "https://www.example.co.uk/a_b?c=d&e=%20#f"');
    },
  ],
  [
    "links to pages, entries and anchors",
    (it) => {
      const [first] = JSON.parse(it.read("leaders.json")) as { name: string }[];
      const person = leaderAnchor(first?.name ?? "");
      const article = it.nameOf("articles/*.json").split(/[/.]/)[1] ?? "";
      it.edit("articles/*.json", /"content": "/, '"content": "<h3>Three plain steps</h3>');
      const targets = [
        `/about#${person}`,
        `/about/${person}`,
        "/services/digital",
        "/privacy-policy#section-2",
        "/contact?from=menu#request-consultation",
        `/blog#${article}-three-plain-steps`,
      ];
      const links = targets.map((to) => `<a href=\\"${to}\\">there</a>`).join(", ");
      it.edit("legal.json", /"content": "/, `"content": "<p>${links}</p>`);
    },
  ],
  [
    "all that HTML may have",
    (it) => {
      it.edit(
        "articles/*.json",
        /"content": "/,
        '"content": "<h3>A <em>b</em></h3>\\n<h4>B</h4>\\n<ul>\\n\\t<li><p>C</p><ol><li>D</li></ol></li>\\n</ul>\\n<blockquote><p>E</p><cite>F</cite></blockquote>\\n<figure><table><caption>G</caption><thead><tr><th scope=\\"col\\">H</th></tr></thead><tbody><tr><td><strong>I</strong></td></tr></tbody></table><figcaption>J &amp; K&nbsp;&lt;3</figcaption></figure><p><a href=\\"https://x.example/?a=1&amp;b=2\\">One</a>, <a href=\\"mailto:a@b.example?subject=Hi\\">two</a>, <a href=\\"tel:+12125550108\\">three</a>.</p>',
      );
    },
  ],
  [
    "pictures and files",
    async (it) => {
      const drawn = sharp({ create: { width: 1800, height: 900, channels: 4, background: "teal" } });
      it.write(NEW_PICTURE, await drawn.png().toBuffer());
      it.edit("articles/*.json", /"content": "/, `"content": "<img src=\\"${NEW_PICTURE}\\" alt=\\"Teal\\">`);
      add(it, "services.json", { id: "new", title: "New", image: NEW_PICTURE });
      it.write("files/growth.pdf", "%PDF-1.7");
      it.edit("white-papers/*.json", /"pages"/, '"file": "files/growth.pdf", "pages"');
      it.edit("services.json", /"image": ("[^"]*")/, `"image": "${PICTURE_HOST.origin}/photo-1?ixid=a%20b"`);
    },
  ],
];

test.each(GROUPS)("%s are no mistake", async (_name, edit) => {
  await edit(content());
  // That an entry which is taken out leaves its picture unused is true.
  const news = (await content().news()).filter(({ message }) => message !== "no content uses this picture");
  expect(news).toEqual([]);
});
