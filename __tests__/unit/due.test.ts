import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { westernmostDay } from "../../src/content/build-day";
import { hasEnded } from "../../src/content/webinar-lists";
import { longDate } from "../../src/lib/dates";
import { changesByDay } from "../../tools/due/changes-by-day";
import { readDatedContent } from "../../tools/due/read-dated-content";

const entry = (title: string, date: string) => ({ title, date });
const NOTHING = { articles: [], webinars: [] };
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe("what a day changes", () => {
  const articles = [entry("On prices", "December 9, 2026")];
  const webinars = [entry("After the merger", "December 9, 2026")];

  it.each([
    ["2026-12-08", []],
    ["2026-12-09", ["The article “On prices” begins on December 9, 2026."]],
    ["2026-12-10", []],
  ])("an article on %s: %j", (today, changes) => {
    expect(changesByDay({ ...NOTHING, articles }, dayAfter(today, -1), today)).toEqual(changes);
  });

  it.each([
    ["2026-12-09", []],
    ["2026-12-10", ["The webinar “After the merger” of December 9, 2026 has ended."]],
    ["2026-12-11", []],
  ])("a webinar on %s: %j", (today, changes) => {
    expect(changesByDay({ ...NOTHING, webinars }, dayAfter(today, -1), today)).toEqual(changes);
  });

  it("is named once, on the first day on which the site counts the webinar as ended", () => {
    const days = Array.from({ length: 400 }, (_, index) => dayAfter("2026-06-01", index));
    for (const [index, day] of days.slice(1, -1).entries()) {
      const webinar = entry("One", longDate(day));
      const built = days.slice(1).filter((today) => {
        return changesByDay({ ...NOTHING, webinars: [webinar] }, dayAfter(today, -1), today).length > 0;
      });
      expect(built).toEqual([days.slice(index + 1).find((today) => hasEnded(webinar, today))]);
    }
  });

  it("is named for all days since the last build", () => {
    const changes = changesByDay({ articles, webinars }, "2026-12-01", "2026-12-20");
    expect(changes).toHaveLength(2);
    expect(changesByDay({ articles, webinars }, "2026-12-10", "2026-12-20")).toEqual([]);
  });
});

describe("the dated content", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "due-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };

  it("is read from a file an entry, without drafts and other kinds", () => {
    write("articles/one.json", { ...entry("One", "May 1, 2027"), content: "<p>…</p>" });
    write("articles/two.json", { ...entry("Two", "May 2, 2027"), draft: true });
    write("webinars/three.json", entry("Three", "May 3, 2027"));
    write("jobs/four.json", entry("Four", "May 4, 2027"));
    write("schemas/articles.schema.json", { properties: entry("Five", "May 5, 2027") });
    expect(readDatedContent(folder)).toEqual({
      articles: [entry("One", "May 1, 2027")],
      webinars: [entry("Three", "May 3, 2027")],
    });
  });

  it("is missed where it has been moved elsewhere", () => {
    expect(() => readDatedContent(join(folder, "elsewhere"))).toThrow("elsewhere");
  });

  it("may lack a folder, of a kind without entries", () => {
    write("articles/one.json", entry("One", "May 1, 2027"));
    expect(readDatedContent(folder)).toEqual({ articles: [entry("One", "May 1, 2027")], webinars: [] });
  });
});

describe("npm run due", () => {
  const folder = mkdtempSync(join(tmpdir(), "due-"));
  const data = join(folder, "data");
  cpSync(join(__dirname, "../fixtures/content"), data, { recursive: true });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const run = (day: string, ...flags: string[]) => {
    const tsx = pathToFileURL(require.resolve("tsx")).href;
    return spawnSync(process.execPath, ["--import", tsx, resolve("tools/due/main.ts"), ...flags], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, BUILD_DATE: `${day}T13:00:00Z`, TSX_TSCONFIG_PATH: resolve("tsconfig.json") },
    });
  };
  const { webinars } = readDatedContent(data);
  const [last] = webinars
    .map(({ date }) => new Date(`${date} UTC`).toISOString().slice(0, 10))
    .toSorted()
    .reverse();
  if (last === undefined) throw new Error("no webinars");

  it("names on standard output what has to be built", () => {
    const { stdout, status } = run(dayAfter(last, 1));
    expect(westernmostDay(new Date(`${dayAfter(last, 1)}T13:00:00Z`))).toBe(dayAfter(last, 1));
    expect(stdout).toContain(`of ${longDate(last)} has ended.`);
    expect(status).toBe(0);
  });

  it("writes nothing there where no day has come", () => {
    const { stdout, stderr, status } = run("2099-01-01");
    expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
    expect(stderr).toContain("No day has come");
  });

  it("refuses a day that is none", () => {
    expect(run("2099-01-01", "--since", "yesterday").status).not.toBe(0);
  });
});
