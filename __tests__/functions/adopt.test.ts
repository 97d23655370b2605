import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, runStep } from "../../tools/edits/walk";
import type { Step } from "../../tools/edits/walk";
import type { SiteCopy } from "../../tools/project-copy/site-copy";
import offices from "../../data/offices.json";
import site from "../../data/site.json";
import theme from "../../data/theme.json";

// Its own content is changed, committed and merged: a copy, in a repository of its own.
let copy: SiteCopy;

const ANSWERS = {
  site: {
    brand: "Brémond & Søn",
    product: "Brémond & Søn Advisory",
    shortName: "Brémond",
    tagline: "Advice for shipyards, ports and those who build for them.",
    address: "https://www.bremond-soen.example",
    email: "hello@bremond-soen.example",
    phone: "+45 33 55 01 00",
    founded: 1987,
    legalEntity: {
      name: "Brémond & Søn ApS",
      office: "Copenhagen",
      governingLaw: "Denmark",
      jurisdiction: "Copenhagen, Denmark",
    },
    socialLinks: [],
    languages: [
      { code: "en", name: "English" },
      { code: "ja", name: "日本語" },
    ],
    pages: { webinars: false },
  },
  colors: { ink: "#2A1020", accent: "#B0124A" },
  offices: [
    {
      city: "Copenhagen",
      address: ["Nyhavn 20", "1051 København", "Denmark"],
      country: "DK",
      phone: "+45 33 55 01 00",
      email: "copenhagen@bremond-soen.example",
      hours: "Monday to Friday, 8:00 AM to 4:00 PM",
      latitude: 55.6761,
      longitude: 12.5683,
    },
  ],
};

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Owner", "-c", "user.email=owner@example.com", ...args], {
    cwd: copy.directory,
    encoding: "utf8",
    stdio: "pipe",
  });

const read = (file: string) => readFileSync(join(copy.directory, file), "utf8");
const readJson = (file: string) => JSON.parse(read(file)) as unknown;
const write = (file: string, text: string) => {
  writeFileSync(join(copy.directory, file), text);
};

/** Runs the command with answers, which lie outside of the project. */
async function adopt(answers: object): Promise<Step> {
  const file = `${copy.directory}-answers.json`;
  writeFileSync(file, JSON.stringify(answers));
  try {
    return await runStep(copy, ["--import", "tsx", "tools/adopt/main.ts", "--answers", file]);
  } finally {
    rmSync(file);
  }
}

beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

test("over uncommitted changes, nothing is adopted, and they are named", async () => {
  write("notes.txt", "mine");
  const { passed, output } = await adopt(ANSWERS);
  expect(passed).toBe(false);
  expect(output).toContain("notes.txt");
  rmSync(join(copy.directory, "notes.txt"));
  expect(git("status", "--porcelain")).toBe("");
});

test.each([
  ["an answer is missing", { ...ANSWERS, site: { ...ANSWERS.site, phone: undefined } }, /phone/],
  ["an answer has no such field", { ...ANSWERS, site: { ...ANSWERS.site, fax: "none" } }, /additional properties/],
  [
    "the check finds one wrong",
    { ...ANSWERS, site: { ...ANSWERS.site, legalEntity: { ...ANSWERS.site.legalEntity, office: "Atlantis" } } },
    /data\/site\.json:\d+:\d+ +mistake/,
  ],
])("where %s, nothing is changed", async (_what, answers, said) => {
  const { passed, output } = await adopt(answers);
  expect(passed).toBe(false);
  expect(output).toMatch(said);
  expect(git("status", "--porcelain")).toBe("");
});

test("the guide's example can be used, with files of a logo", async () => {
  const [, example = ""] = /```json\n(.*?)```/s.exec(readFileSync("docs/adopt.md", "utf8")) ?? [];
  const answers = JSON.parse(example) as { readonly logo: Readonly<Record<string, string>> };
  const missing = await adopt(answers);
  expect(missing.output).toContain(answers.logo.icon);
  expect(git("status", "--porcelain")).toBe("");

  const own = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M0 0h8v8z'/></svg>";
  const logo = Object.fromEntries(Object.keys(answers.logo).map((name) => [name, `${copy.directory}-${name}.svg`]));
  for (const file of Object.values(logo)) writeFileSync(file, own);
  const { passed, output } = await adopt({ ...answers, logo });
  for (const file of Object.values(logo)) rmSync(file);
  expect(output).toContain("0 mistakes to mend");
  expect(passed).toBe(true);
  for (const file of Object.values(site.logo)) expect(read(`data/${file}`)).toBe(own);
  git("reset", "--hard", "--quiet");
});

describe("once adopted", () => {
  let adopted: Step;
  beforeAll(async () => {
    adopted = await adopt(ANSWERS);
    git("add", "--all");
    git("commit", "--quiet", "--message", "Adopt");
  });

  test("the facts, the offices and the colors are the new firm's, and the check finds no mistake", () => {
    expect(adopted.output).toContain("0 mistakes to mend");
    expect(adopted.passed).toBe(true);
    expect(readJson("data/site.json")).toMatchObject(ANSWERS.site);
    expect(readJson("data/offices.json")).toEqual(ANSWERS.offices);
    const { colors } = readJson("data/theme.json") as typeof theme;
    expect(colors).toMatchObject({ accent: "#B0124A", ink: "#2A1020" });
  });

  test("the logo is drawn from its name, in its colors", () => {
    for (const file of Object.values(site.logo))
      expect(read(`data/${file}`)).not.toBe(readFileSync(`data/${file}`, "utf8"));
    expect(read(`data/${site.logo.wordmark}`).toUpperCase()).toContain("#2A1020");
  });

  test("the changelog begins anew", () => {
    expect(read("CHANGELOG.md")).toMatch(/## Unreleased\n$/);
  });

  test("each line that says something of the former firm is named", () => {
    const words = [
      site.brand,
      site.product,
      site.phone,
      new URL(site.address).host,
      ...offices.map(({ city }) => city),
      // What both firms share isn't the former one's.
    ].filter((word) => !JSON.stringify(ANSWERS).includes(word));
    const files = git("ls-files", "data/*.json", ":!data/schemas").trim().split("\n");
    const lines = files.flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((line, index) => (words.some((word) => line.includes(word)) ? [`${file}:${String(index + 1)}`] : [])),
    );
    expect(lines.filter((line) => !adopted.output.includes(`  ${line}  `))).toEqual([]);
  });

  test("a second time changes nothing", async () => {
    const { passed, output } = await adopt(ANSWERS);
    expect(output).toContain("Nothing to change");
    expect(passed).toBe(true);
    expect(git("status", "--porcelain")).toBe("");
  });

  test("a short name doesn’t stay where the next firm has none", async () => {
    const { passed } = await adopt({ ...ANSWERS, site: { ...ANSWERS.site, shortName: undefined } });
    expect(passed).toBe(true);
    expect(readJson("data/site.json")).not.toHaveProperty("shortName");
    git("reset", "--hard", "--quiet");
  });

  test("what is improved afterwards is merged without a conflict, and the firm's content stays", () => {
    write("CHANGELOG.md", `${read("CHANGELOG.md")}\n- Ours.\n`);
    git("commit", "--quiet", "--all", "--message", "Note what is ours");
    git("checkout", "--quiet", "-b", "upstream", "HEAD~2");
    write("README.md", `${read("README.md")}\nImproved.\n`);
    write("CHANGELOG.md", read("CHANGELOG.md").replace("## Unreleased", "## Unreleased\n\n- Improved."));
    write("data/site.json", read("data/site.json").replace(site.tagline, "Improved."));
    git("commit", "--quiet", "--all", "--message", "Improve");
    git("checkout", "--quiet", "-");
    git("merge", "--quiet", "--no-edit", "upstream");
    expect(read("README.md")).toContain("Improved.");
    expect(readJson("data/site.json")).toMatchObject(ANSWERS.site);
    expect(read("CHANGELOG.md")).toContain("Ours.");
    expect(read("CHANGELOG.md")).not.toContain("Improved.");
  });
});
