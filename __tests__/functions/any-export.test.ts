import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { csv } from "../../netlify/inbox/export";
import type { Submission } from "../../netlify/submissions/submission";
import { asUtf8, FIELDS, texts } from "./support/arbitrary/texts";
import { post } from "./support/call";
import { callInbox } from "./support/run-inbox";
import { startStore } from "./support/start-store";
import { stored, storedKeys } from "./support/stored";

/** The same texts each time: what fails is due to a change. */
const SEED = 1;

/** The formula of a spreadsheet is made a text by an apostrophe. */
const withoutApostrophe = (cell: string, value: string) => (cell === `'${value}` ? value : cell);

it("keeps every cell of a table as it is, but for the apostrophe before a formula", () => {
  const cells = texts().map(asUtf8);
  const tables = fc.array(fc.tuple(cells, cells, cells), { minLength: 1, maxLength: 10 });
  const property = fc.property(tables, (rows) => {
    const parsed: string[][] = parse(csv(rows), { relaxColumnCount: false });
    expect(parsed.map((row, y) => row.map((cell, x) => withoutApostrophe(cell, rows[y]?.[x] ?? "")))).toEqual(rows);
    expect(parsed.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });
  fc.assert(property, { seed: SEED, numRuns: 1_000 });
});

it("exports every application as it is stored, as other programs read the table and the list", async () => {
  const ownStore = await startStore();
  for (const sent of fc.sample(FIELDS.application, { seed: SEED, numRuns: 60 })) await post("application", sent);
  const records = await Promise.all((await storedKeys("application/")).map((id) => stored(id)));
  const valuesOf = new Map(records.map((record) => [record?.id, record?.values ?? {}]));
  const inbox = (format: string) =>
    callInbox(["export", "--kind", "application", "--format", format], { store: ownStore });
  const [list, table] = await Promise.all([inbox("json"), inbox("csv")]);
  expect((JSON.parse(list.stdout) as Submission[]).reverse()).toEqual(records);

  const rows: Record<string, string>[] = parse(table.stdout, { columns: true });
  const read = rows.map(({ id, ...others }) => {
    const cells = Object.entries(others).filter(([name]) => name !== "receivedAt");
    const values = valuesOf.get(id) ?? {};
    const pairs = cells.map(([name, cell]) => [name, withoutApostrophe(cell, values[name] ?? "")]);
    return [id, Object.fromEntries(pairs) as unknown];
  });
  expect(new Map(read as [string, object][])).toEqual(valuesOf);
  expect(valuesOf.size).toBeGreaterThan(30);
  await ownStore.discard();
});
