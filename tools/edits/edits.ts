import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { contentFiles, readSchemas } from "../../plugins/gatsby-plugin-content-schema";
import type { Entry } from "../../plugins/gatsby-plugin-content-schema";
import type { SiteCopy } from "../project-copy/site-copy";

/** Changes the content of a copy, as an editor does in one pull request. */
type MakeEdit = (site: SiteCopy) => Promise<void>;

/** Adds entries, each made after the first of its kind. */
const add =
  (kind: string, ...added: readonly Entry[]): MakeEdit =>
  (site) =>
    site.editEntries(kind, (entries) => [...entries, ...added.map((changes) => ({ ...entries[0], ...changes }))]);

/** Adds an entry with a picture of its own: the first one's, seen in a mirror. */
const addWithPicture =
  (kind: string, changes: Entry & { readonly id: string }): MakeEdit =>
  async (site) => {
    const data = join(site.directory, "data");
    const image = `images/${kind}/${changes.id}.jpg`;
    await site.editEntries(kind, (entries) => [...entries, { ...entries[0], ...changes, image }]);
    const [model = ""] = (await readdir(join(data, "images", kind))).sort();
    await sharp(join(data, "images", kind, model))
      .flop()
      .toFile(join(data, image));
  };

const ARTICLE = {
  id: "after-the-audit",
  title: "What to do in the week after the audit",
  summary: "Most findings are known before the auditors come. What matters is who mends which of them, and by when.",
  imageAlt: "Light on dark glass",
  category: "Audit",
  date: "November 20, 2026",
  content:
    "<p>An audit ends with a list.</p>\n<h3>Who mends what</h3>\n<p>Give each finding to one person, and a day.</p>",
};

const INDUSTRY = {
  id: "education",
  title: "Education",
  description:
    "For universities and schools: budgets that follow the students, and timetables that everybody can keep.",
  imageAlt: "Light on dark glass",
};

const WARSAW = {
  city: "Warsaw",
  address: ["Prosta 51", "00-838 Warszawa", "Poland"],
  country: "PL",
  phone: "+48 22 555 01 42",
  email: "warsaw@example.com",
  latitude: 52.2297,
  longitude: 21.0122,
};

const FRANKFURT = {
  city: "Frankfurt",
  address: ["Taunusanlage 9", "60329 Frankfurt am Main", "Germany"],
  country: "DE",
  phone: "+49 69 5550 142",
  email: "frankfurt@example.com",
  latitude: 50.1109,
  longitude: 8.6821,
};

/** Gives the first service another id and title as the desk does, and leads to it whatever led to the old one. */
const renameService: MakeEdit = async ({ directory, editEntries }) => {
  const [before, after] = ["consulting", "general-management"];
  const data = join(directory, "data");
  for (const [kind, schema] of readSchemas(data)) {
    for (const file of contentFiles(data, kind, schema)) {
      const text = await readFile(join(data, file), "utf8");
      const renamed = text
        .replaceAll(`"service": "${before}"`, `"service": "${after}"`)
        .replaceAll(new RegExp(String.raw`(?<!images)/services/${before}(?![\w-])`, "g"), `/services/${after}`);
      if (renamed !== text) await writeFile(join(data, file), renamed);
    }
  }
  await editEntries("services", (services) =>
    services.map((service) =>
      service.id === before ? { ...service, id: after, formerIds: [before], title: "General Management" } : service,
    ),
  );
};

/** Does what the editors' guide shows, to the letter: adds its entries, and makes its changes. */
const followGuide: MakeEdit = async ({ directory, edit }) => {
  const data = join(directory, "data");
  const guide = await readFile(join(data, "README.md"), "utf8");
  for (const [, file = "", text = ""] of guide.matchAll(/^```json add (\S+)\n([^]*?)\n```$/gm)) {
    if (file.includes("/")) await writeFile(join(data, file), `${text}\n`);
    else await edit<readonly unknown[]>(file, (entries) => [...entries, JSON.parse(text)]);
  }
  const [, file = "", found = "", written = ""] =
    /^```json find (\S+)\n([^]*?)\n```$[^]*?^```json replace\n([^]*?)\n```$/m.exec(guide) ?? [];
  const text = await readFile(join(data, file), "utf8");
  await writeFile(join(data, file), text.replace(found, written));
};

/** What editors do, by a short name. */
export const EDITS: Readonly<Record<string, MakeEdit>> = {
  article: addWithPicture("articles", ARTICLE),
  draft: addWithPicture("articles", { ...ARTICLE, draft: true }),
  "no-jobs": (site) => site.editEntries("jobs", () => []),
  industry: addWithPicture("industries", INDUSTRY),
  warsaw: add("offices", WARSAW),
  frankfurt: add("offices", FRANKFURT),
  "service-renamed": renameService,
  guide: followGuide,
};
