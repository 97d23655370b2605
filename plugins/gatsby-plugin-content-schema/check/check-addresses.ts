import type { CheckOptions } from "./context";
import type { ContentEntries, ContentEntry } from "./entries";
import type { Finding } from "./findings";

/** Whose an address is: an entry's, or that of a page or a section. */
interface Owner {
  readonly kind: string;
  readonly entry?: ContentEntry;
}

/** Where an entry's address comes from: its id, or what people call it. */
const SOURCES = ["id", "name", "title"];

/**
 * Checks that no two things on a page have the same address, as a browser finds the first one only. Entries of one kind
 * with the same id or name are not reported: that has a finding of its own.
 */
export function checkAddresses({ pages, entryPaths = {} }: CheckOptions, entries: ContentEntries): Finding[] {
  const owners = new Map<string, Owner>();
  for (const path of pages?.() ?? []) owners.set(path, { kind: "" });
  return Object.entries(entryPaths).flatMap(([kind, { of: pathsOf }]) =>
    (entries.get(kind) ?? []).flatMap((entry): Finding[] => {
      const { id } = entry.entry;
      for (const path of pathsOf(entry.entry)) {
        const owner = owners.get(path);
        owners.set(path, owner ?? { kind, entry });
        if (!owner || owner.entry === entry) continue;
        const source = SOURCES.find((key) => key in entry.entry && (key !== "id" || path.endsWith(String(id)))) ?? "";
        if (owner.kind === kind && owner.entry?.entry[source] === entry.entry[source]) continue;
        return [
          entry.locate({
            severity: "mistake",
            path: [source],
            value: entry.entry[source],
            message: `it makes the address ${path}, which ${owner.entry ? `${owner.entry.placeOf([])} has` : "a part of the page has"} already`,
            remedy: `Change the ${source}: links would lead to the other one.`,
          }),
        ];
      }
      return [];
    }),
  );
}
