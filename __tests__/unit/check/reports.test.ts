import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Finding } from "../../../src/content/check/finding";
import { asAnnotations } from "../../../src/content/check/report/as-annotations";
import { asJson } from "../../../src/content/check/report/as-json";
import { asText } from "../../../src/content/check/report/as-text";

const PROJECT = join(__dirname, "../../..");

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
  const text = asText([mistake, { ...mistake, line: 20 }, warning]);
  expect(text.match(/^data\/case-studies\.json$/gm)).toHaveLength(1);
  expect(text).toContain("data/case-studies.json:8:17  mistake: there is no industry with the id helthcare");
  expect(text).toContain("data/case-studies.json:20:17");
  expect(text).toContain("to do: Write the id of an industry.");
  expect(text).toContain("did you mean: healthcare");
  expect(text.split("\n").at(-1)).toBe("2 mistakes to mend, 1 warning");
});

test("people read that all is fine", () => {
  expect(asText([])).toBe("The content in data/ is fine.");
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

describe("npm run check", () => {
  let copy: string;

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), "project-"));
    for (const name of ["data", "src", "scripts/check.ts", "gatsby-config.ts", "tsconfig.json", "package.json"]) {
      mkdirSync(join(copy, name, ".."), { recursive: true });
      cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(PROJECT, "node_modules"), join(copy, "node_modules"));
  });

  afterEach(() => {
    rmSync(copy, { recursive: true });
  });

  const check = async (...flags: string[]) => {
    const script = [join(PROJECT, "node_modules/tsx/dist/cli.mjs"), "scripts/check.ts", ...flags];
    try {
      const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: copy });
      return { status: 0, stdout };
    } catch (error) {
      const { code, stdout } = error as { code: number; stdout: string };
      return { status: code, stdout };
    }
  };

  test("ends well where there are only warnings", async () => {
    writeFileSync(join(copy, "data/notes.txt"), "");
    const { status, stdout } = await check();
    expect(status).toBe(0);
    expect(stdout).toContain("data/notes.txt:1:1  warning:");
  });

  test("tells of a schema that can't be read, on which much else depends", async () => {
    writeFileSync(join(copy, "data/schemas/partners.schema.json"), "{");
    expect(await check()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("data/schemas/partners.schema.json:1:1  mistake:") as string,
    });
  });

  test("ends with 1 where something is to be mended, in each of its forms", async () => {
    writeFileSync(join(copy, "data/partners.json"), '[{ "nmae": "Misspelt" }]');
    expect(await check()).toMatchObject({ status: 1, stdout: expect.stringContaining("partners.json:1:4") as string });
    const { status, stdout } = await check("--json");
    expect({ status, mistakes: (JSON.parse(stdout) as { mistakes: number }).mistakes }).toEqual({
      status: 1,
      mistakes: 1,
    });
    const annotations = await check("--annotations");
    expect(annotations).toMatchObject({ status: 1 });
    expect(annotations.stdout).toMatch(/^::error file=data\/partners\.json,line=1,col=4,/m);
  });
});
