import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { readSchemas, type Schema } from "../../gatsby/content/schemas";
import { makeFolder, removeFolders } from "../support/temporary-folders";

// The whole test command on a busy machine.
jest.setTimeout(1_800_000);

const WARSAW = { city: "Warsaw", country: "PL", phone: "+48 22 555 01 46", latitude: 52.2345, longitude: 21.019 };

type Json = Readonly<Record<string, unknown>>;

type Texts = Readonly<Record<string, string>>;

type StudyRecord = Json & { readonly targets: readonly Json[] };

/** Leaves out everything optional. */
function requiredOnly({ items, properties, required = [] }: Schema, value: unknown): unknown {
  if (items) return (value as unknown[]).map((item) => requiredOnly(items, item));
  if (!properties) return value;
  return Object.fromEntries(
    required.flatMap((key) => (properties[key] ? [[key, requiredOnly(properties[key], (value as Json)[key])]] : [])),
  );
}

/** Clones the project, with functions that edit its content, and one that runs its tests. */
function editableClone() {
  const project = resolve(__dirname, "../..");
  const directory = makeFolder();
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: project, encoding: "utf8" }).trim();
  const workingTree = git("stash", "create") || git("rev-parse", "HEAD");
  git("clone", "--quiet", "--shared", "--no-checkout", project, directory);
  git("-C", directory, "checkout", "--quiet", "--detach", workingTree);
  symlinkSync(join(project, "node_modules"), join(directory, "node_modules"), "dir");
  const inData = (name: string) => join(directory, "data", name);
  const change = <Content>(from: string, edit: (content: Content) => unknown, to = from) => {
    // The firm may have dropped it.
    if (from === "" || !existsSync(inData(from))) return;
    const content = edit(JSON.parse(readFileSync(inData(from), "utf8")) as Content);
    writeFileSync(inData(to), `${JSON.stringify(content, null, 2)}\n`);
  };
  const names = (folder: string) => {
    // Git keeps no empty folders.
    mkdirSync(inData(folder), { recursive: true });
    return readdirSync(inData(folder)).map((file) => `${folder}/${file}`);
  };
  const set = (file = "", more: object, to = file) => {
    change<object>(file, (one) => ({ ...one, ...more }), to);
  };
  const expectTestsToPass = async () => {
    const status = () => git("-C", directory, "status", "--porcelain", "-uall");
    const edited = status();
    // jest's own settings would reach the jest inside.
    const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined };
    const tests = spawn("npm", ["test"], { cwd: directory, env, stdio: ["ignore", "pipe", "inherit"] });
    expect((await text(tests.stdout)).slice(-2000)).toMatch(/\n\d+ passed, 0 failed\n$/);
    expect(status()).toBe(edited);
  };
  return { directory, inData, change, names, set, expectTestsToPass };
}

afterEach(removeFolders);

test("correct edits need no change of the code: the tests pass, and nothing else has changed", async () => {
  const { directory, inData, change, names, set, expectTestsToPass } = editableClone();
  // One entry of each kind has nothing optional. Pages need their sections, and groups of links their links.
  for (const [collection, schema] of readSchemas(inData("")))
    if (/^(?:pages|navigation)$/.test(collection)) continue;
    else if (schema.folder) change(names(collection).at(-1) ?? "", (entry) => requiredOnly(schema, entry));
    else if (schema.items)
      change<object[]>(`${collection}.json`, (all) => [
        ...all.slice(0, -1),
        ...(requiredOnly(schema, all.slice(-1)) as object[]),
      ]);

  const [article = ""] = names("articles");
  const [job, ...jobs] = names("jobs");
  const [webinar, ...webinars] = names("past-webinars");
  const [paper] = names("white-papers");
  const [study] = names("case-studies");
  change<object[]>("redirects.json", (all) => [...all, { from: "/services/coaching", to: "/services" }]);
  change<object[]>("offices.json", (all) => [...all, { ...all[0], ...WARSAW }]);
  const { image, content } = JSON.parse(readFileSync(inData(article), "utf8")) as Texts;
  const upright = "/images/articles/Zürich, Büro 1.jpg";
  // On its side, as phones store upright pictures.
  const turned = sharp(inData(image ?? "")).resize(2000, 1300);
  await turned.withMetadata({ orientation: 6 }).toFile(inData(upright));
  const longer = `${content ?? ""}\n\n![Upright](${encodeURI(upright)})`;
  set(article, { title: "Ten sites", image: upright, content: longer }, "articles/ten-sites.json");
  for (let index = 0; index < 36; index += 1) set(article, { title: `Site ${index}` }, `articles/site-${index}.json`);
  change<{ header: object[] }>("navigation.json", ({ header: [first, ...others], ...all }) => ({
    ...all,
    header: [{ ...first, label: "Our Firm" }, ...others],
  }));
  mkdirSync(inData("files"), { recursive: true });
  writeFileSync(inData("files/report.pdf"), "%PDF-1.7\n%%EOF\n");
  set(paper, { file: "/files/report.pdf", date: "May 2020" });
  set(paper, { title: "The seventh paper", number: undefined }, "white-papers/seventh.json");
  set(webinar, { recordingUrl: "https://video.example.com/one" });
  // The names of two files begin with the same words, and both jobs have the same title and date.
  for (const name of [job, jobs[0]]) set(name, { number: undefined }, name?.replace(".json", "-london.json"));
  set(study, { title: `Seven plants deliver on time, ${"and again ".repeat(8)}in a year` });
  const addStudy = (id: string, edit: (record: StudyRecord) => StudyRecord | undefined) => {
    change<{ record?: StudyRecord }>(
      study ?? "",
      ({ record, ...all }) => ({
        ...all,
        title: `A plant ${id}`,
        shortTitle: undefined,
        record: record && edit(record),
      }),
      `case-studies/${id}.json`,
    );
  };
  addStudy("before-its-visit", ({ targets, ...record }) => ({
    ...record,
    check: undefined,
    signed: undefined,
    targets: targets.map((target) => ({ ...target, later: undefined })),
  }));
  addStudy("without-a-record", () => undefined);
  for (const id of ["one", "two"]) addStudy(id, (record) => record);
  change<object[]>("faq.json", (all) => [...all, { question: "Is this question new?", answer: "Yes." }]);
  change<object[]>("leaders.json", (all) => [...all, { ...all[0], id: "lu-za", name: "Łucja Żółć", image: undefined }]);
  change<{ hero: object; sections?: object[] }[]>("pages.json", (all) =>
    all.map(({ hero, sections, ...page }) => ({
      ...page,
      hero: { ...hero, subtitle: "A short sentence." },
      sections: sections?.map((section, index) => ({ ...section, heading: `Heading ${index + 1}` })),
    })),
  );
  change<{ socialLinks: object[] }>("site.json", ({ socialLinks, ...all }) => ({
    ...all,
    phone: "+1 (212) 555-0199",
    socialLinks: [
      ...socialLinks.slice(1),
      { network: "instagram", label: "Us on Instagram", url: "https://www.instagram.com/us" },
    ],
  }));
  for (const name of [...webinars, ...names("upcoming-webinars")]) rmSync(inData(name));
  // The edits change texts that the specification fixes.
  rmSync(join(directory, "__tests__/browser/specification.test.ts"));
  await expectTestsToPass();
  const html = readFileSync(join(directory, "public/blog/ten-sites/index.html"), "utf8");
  expect(html).toMatch(/alt="Upright" width="812" height="1249"/);
  expect(readFileSync(join(directory, "public/about/lu-za/index.html"), "utf8")).toContain(">ŁŻ</text>");
});

test("with one slide, office and leader, and no job or webinar, the tests pass, too", async () => {
  const { inData, change, names, expectTestsToPass } = editableClone();
  const [leader] = JSON.parse(readFileSync(inData("leaders.json"), "utf8")) as Texts[];
  for (const list of ["hero-slides.json", "offices.json", "leaders.json"])
    change<object[]>(list, (all) => all.slice(0, 1));
  for (const file of ["services.json", "industries.json", ...names("articles"), ...names("case-studies")]) {
    const content = readFileSync(inData(file), "utf8");
    writeFileSync(inData(file), content.replace(/"(partner|author)": ".*"/g, `"$1": "${leader?.id ?? ""}"`));
  }
  for (const folder of ["jobs", "past-webinars", "upcoming-webinars"])
    for (const name of names(folder)) rmSync(inData(name));
  await expectTestsToPass();
});
