import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../../../plugins/gatsby-plugin-content-schema";
import type { Finding } from "../../../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../../../src/content/check-options";

const DATA = join(__dirname, "../../../../data");

/** Marks, in what an edit writes, the place where the check should find the mistake. */
export const HERE = "⌖";

/** The day on which the tests check, so that no webinar is over by then. */
export const TODAY = new Date("2000-01-01");

/** Where a mistake was made, as the check should tell it. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A copy of `data/` that is edited, checked and put right again. */
export class EditedContent {
  private readonly site = mkdtempSync(join(tmpdir(), "content-"));
  readonly directory = join(this.site, checkOptions.folder);
  private readonly undo: (() => void)[] = [];
  private before: readonly Finding[] = [];

  constructor() {
    cpSync(DATA, this.directory, { recursive: true });
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

  read(file: string): string {
    return readFileSync(join(this.directory, file), "utf8");
  }

  /** Writes a file until the content is put right again. */
  write(file: string, content: string | Buffer): void {
    const path = join(this.directory, file);
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
   * Replaces the first stretch of a file that a pattern finds.
   *
   * @param replacement as for String.replace, with the mark where the mistake should be found
   * @returns that place
   * @throws Error where nothing changes
   */
  edit(file: string, pattern: RegExp, replacement: string): Place {
    const before = this.read(file);
    const marked = before.replace(pattern, replacement);
    if (marked === before) throw new Error(`data/${file} has nothing like ${String(pattern)}`);
    this.write(file, marked.replace(HERE, ""));
    const lines = marked.slice(0, Math.max(marked.indexOf(HERE), 0)).split(/\r\n|\r|\n/);
    return { file: `data/${file}`, line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  }

  /** Changes the entries of a file as values; its formatting stays as Prettier would have it. */
  editEntries(file: string, change: (entries: Record<string, unknown>[]) => void): void {
    const entries = JSON.parse(this.read(file)) as Record<string, unknown>[];
    change(entries);
    this.write(file, `${JSON.stringify(entries, null, 2)}\n`);
  }

  /** Puts everything right again. */
  restore(): void {
    for (const step of this.undo.splice(0).reverse()) step();
  }

  dispose(): void {
    rmSync(this.site, { recursive: true });
  }
}
