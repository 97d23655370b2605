import type { Mistake } from "./mistake";

type Entry = Readonly<Record<string, unknown>>;

/** Which field of which file names the id of an entry of which other file. */
const REFERENCES = [
  { from: "case-studies", field: "industry", to: "industries" },
  { from: "case-studies", field: "service", to: "services" },
] as const;

function entries(content: ReadonlyMap<string, unknown>, name: string): readonly Entry[] {
  const value = content.get(name);
  return Array.isArray(value) ? (value as Entry[]) : [];
}

function repeatedIds(name: string, list: readonly Entry[]): Mistake[] {
  const ids = list.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [
          {
            file: `data/${name}.json`,
            place: `[${String(index)}].id`,
            message: `the id ${JSON.stringify(id)} is used twice`,
          },
        ]
      : [],
  );
}

/**
 * Checks what no schema of a single file can: that ids are unique, and that entries which name another exist.
 *
 * @param content content files by name
 */
export function checkReferences(content: ReadonlyMap<string, unknown>): Mistake[] {
  const repeated = [...content.keys()].flatMap((name) => repeatedIds(name, entries(content, name)));
  const broken = REFERENCES.flatMap(({ from, field, to }) => {
    const known = new Set(entries(content, to).map(({ id }) => id));
    return entries(content, from).flatMap((entry, index) =>
      known.has(entry[field])
        ? []
        : [
            {
              file: `data/${from}.json`,
              place: `[${String(index)}].${field}`,
              message: `data/${to}.json has no entry with the id ${JSON.stringify(entry[field])}`,
            },
          ],
    );
  });
  return [...repeated, ...broken];
}
