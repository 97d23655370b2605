import type { PreviewedForm } from "../../plugins/gatsby-plugin-content-desk";
import type { JsonSchema } from "../../plugins/gatsby-plugin-content-schema";

/** The entry of a form that is shown. */
interface ShownEntry {
  readonly entry: unknown;
  readonly schema: JsonSchema;
  /** The list that it stands in, where its file has several: "past". */
  readonly list?: string;
}

/** An index at the beginning of a path of a field: "2.title". */
const INDEX = /^(\d+)(\.|$)/;

/**
 * Returns the entry that the editor is in: of a list the one with the field that has the focus, or else the first.
 *
 * @returns undefined where the form has no entry
 */
export function shownEntry({
  value,
  schema,
  place,
}: Pick<PreviewedForm, "value" | "schema" | "place">): ShownEntry | undefined {
  const { items, properties = {} } = schema;
  if (Array.isArray(value) && items) {
    const entry: unknown = value[Number(INDEX.exec(place)?.[1] ?? 0)] ?? value[0];
    return entry === undefined ? undefined : { entry, schema: items };
  }
  const lists = Object.entries(properties);
  const hasOnlyLists = lists.every(([, { items: entries }]) => entries?.title !== undefined);
  if (!hasOnlyLists) return { entry: value, schema };
  const [list, listSchema] = lists.find(([key]) => place.startsWith(`${key}.`)) ?? lists[0] ?? [];
  if (!list || !listSchema) return undefined;
  const record = value as Readonly<Record<string, unknown>>;
  const shown = shownEntry({ value: record[list], schema: listSchema, place: place.slice(list.length + 1) });
  return shown && { ...shown, list };
}
