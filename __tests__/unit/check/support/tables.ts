import { EditedContent } from "./edited-content";

/** One mistake: what it is, in which file, what is replaced by what (with the mark), and a part of what to do about it. */
export type MistakeRow = readonly [
  name: string,
  file: string,
  pattern: RegExp,
  replacement: string,
  remedy: RegExp | string,
];

const told = (words: RegExp | string): string =>
  (typeof words === "string" ? expect.stringContaining(words) : expect.stringMatching(words)) as string;

/** Makes each mistake by itself, and expects the check to tell it with its place and remedy, and nothing besides. */
export function testMistakes(content: () => EditedContent, rows: readonly MistakeRow[], severity = "mistake"): void {
  test.each(rows.map((row) => [...row] as const))("%s (%s)", async (_name, file, pattern, replacement, remedy) => {
    const place = content().edit(file, pattern, replacement);
    const news = await content().news();
    expect(news).toEqual([expect.objectContaining({ ...place, severity, remedy: told(remedy) })]);
  });
}

/** Sets a copy of the content up for the tests of one file; each test finds it as it is in the project. */
export function setUpContent(): () => EditedContent {
  let content: EditedContent;
  beforeAll(async () => {
    content = new EditedContent();
    await content.prepare();
  });
  afterEach(() => {
    content.restore();
  });
  afterAll(() => {
    content.dispose();
  });
  return () => content;
}
