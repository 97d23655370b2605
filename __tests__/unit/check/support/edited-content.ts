import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent, contentFiles, readEntries } from "../../../../plugins/gatsby-plugin-content-schema";
import type { Finding } from "../../../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../../../src/content/check-options";

const FIXTURES = join(__dirname, "../../../fixtures");

/** Content that was the site's once, so that tests of the check hold whatever editors have written since. */
const CONTENT = join(FIXTURES, "content");

/** Stands for every picture. */
const PICTURE = join(FIXTURES, "picture.jpg");

const SCHEMAS = join(__dirname, "../../../../data/schemas");

/** Marks, in what an edit writes, the place where the check should find the mistake. */
export const HERE = "⌖";

const FORTNIGHT = 14 * 24 * 3_600_000;

/** The day on which the tests check, behind that of the newest article or job: nothing is dated ahead by itself. */
export const TODAY = new Date(
  FORTNIGHT +
    Math.max(
      ...["articles", "jobs"]
        .flatMap((name) => readEntries(CONTENT, name, { folder: true }))
        .map(({ date, posted }) => Date.parse(`${String(posted ?? date)} UTC`)),
    ),
);

/** Where a mistake was made, as the check should tell it. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const asJson = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** Copies the content, with a picture under every name that it mentions. */
function copyContent(directory: string): void {
  cpSync(CONTENT, directory, { recursive: true });
  cpSync(SCHEMAS, join(directory, "schemas"), { recursive: true });
  for (const file of readdirSync(CONTENT, { recursive: true, encoding: "utf8" })) {
    const text = file.endsWith(".json") ? readFileSync(join(CONTENT, file), "utf8") : "";
    for (const [picture] of text.matchAll(/images\/[^"]+\.(?:jpg|svg)/g)) {
      mkdirSync(join(directory, dirname(picture)), { recursive: true });
      cpSync(PICTURE, join(directory, picture));
    }
  }
}

/** Example content that is edited, checked and put right again. */
export class EditedContent {
  private readonly site = mkdtempSync(join(tmpdir(), "content-"));
  readonly directory = join(this.site, checkOptions.folder);
  private readonly undo: (() => void)[] = [];
  private before: readonly Finding[] = [];

  constructor() {
    copyContent(this.directory);
  }

  /** Notes what the check says of the content as it is, which no edit is to blame for. */
  async prepare(): Promise<void> {
    this.before = await this.check();
  }

  check(today = TODAY): Promise<Finding[]> {
    return checkContent(this.site, checkOptions, today);
  }

  /** What the check says since the edits that it didn't say before. */
  async news(today = TODAY): Promise<Finding[]> {
    const old = (finding: Finding) =>
      this.before.some(({ file, message, value }) => {
        return file === finding.file && message === finding.message && value === finding.value;
      });
    return (await this.check(today)).filter((finding) => !old(finding));
  }

  /** Names a file: of a folder's entries, "jobs/*.json", the first one. */
  nameOf(file: string): string {
    const [folder = "", rest] = file.split("/*");
    return rest === undefined ? file : (contentFiles(this.directory, folder, { folder: true })[0] ?? file);
  }

  read(file: string): string {
    return readFileSync(join(this.directory, this.nameOf(file)), "utf8");
  }

  /** Writes a file until the content is put right again. */
  write(file: string, content: string | Buffer): void {
    const path = join(this.directory, this.nameOf(file));
    try {
      const original = readFileSync(path);
      this.undo.push(() => {
        writeFileSync(path, original);
      });
    } catch {
      this.undo.push(() => {
        rmSync(path);
      });
      mkdirSync(dirname(path), { recursive: true });
    }
    writeFileSync(path, content);
  }

  /** Takes a file away until the content is put right again. */
  remove(file: string): void {
    const path = join(this.directory, file);
    const original = readFileSync(path);
    rmSync(path);
    this.undo.push(() => {
      writeFileSync(path, original);
    });
  }

  /**
   * Replaces the first stretch of a file that a pattern finds; of a folder's entries ("jobs/*.json"), the first one's.
   *
   * @param replacement as for String.replace, with the mark where the mistake should be found
   * @returns that place
   * @throws Error where nothing changes
   */
  edit(file: string, pattern: RegExp, replacement: string | (() => string)): Place {
    const name = this.nameOf(file);
    const before = this.read(name);
    const marked =
      typeof replacement === "string" ? before.replace(pattern, replacement) : before.replace(pattern, replacement);
    if (marked === before) throw new Error(`data/${name} has nothing like ${String(pattern)}`);
    this.write(name, marked.replace(HERE, ""));
    const lines = marked.slice(0, Math.max(marked.indexOf(HERE), 0)).split(/\r\n|\r|\n/);
    return { file: `data/${name}`, line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  }

  /** Changes the entries of a list, or of a folder ("jobs/*.json"), as values, with the names of their files as ids. */
  editEntries(file: string, change: (entries: Record<string, unknown>[]) => void): void {
    const [folder = "", rest] = file.split("/*");
    if (rest === undefined) {
      const entries = JSON.parse(this.read(file)) as Record<string, unknown>[];
      change(entries);
      this.write(file, asJson(entries));
      return;
    }
    const entries = readEntries(this.directory, folder, { folder: true }).map((entry) => ({ ...entry }));
    const ids = entries.map(({ id }) => String(id));
    change(entries);
    const kept = new Set(entries.map(({ id }) => String(id)));
    for (const id of ids) if (!kept.has(id)) this.remove(`${folder}/${id}.json`);
    for (const { id, ...entry } of entries) this.write(`${folder}/${String(id)}.json`, asJson(entry));
  }

  /** Puts everything right again. */
  restore(): void {
    for (const step of this.undo.splice(0).reverse()) step();
  }

  dispose(): void {
    rmSync(this.site, { recursive: true });
  }
}
