import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const PROJECT = join(__dirname, "../../..");

describe("npm run check", () => {
  let copy: string;

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), "project-"));
    for (const name of ["data", "src", "plugins", "tools/check/main.ts", "tsconfig.json", "package.json"]) {
      mkdirSync(join(copy, name, ".."), { recursive: true });
      cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(PROJECT, "node_modules"), join(copy, "node_modules"));
  });

  afterEach(() => {
    rmSync(copy, { recursive: true });
  });

  const check = async (...flags: string[]) => {
    const script = [join(PROJECT, "node_modules/tsx/dist/cli.mjs"), "tools/check/main.ts", ...flags];
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
