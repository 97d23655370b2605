import type { PreviewedForm } from "../../plugins/gatsby-plugin-content-desk";
import type { JsonSchema } from "../../plugins/gatsby-plugin-content-schema";

/** The entry of a form that is shown. */
interface ShownEntry {
  readonly entry: unknown;
  readonly schema: JsonSchema;
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
  const { items } = schema;
  if (!items) return { entry: value, schema };
  if (!Array.isArray(value)) return undefined;
  const entry: unknown = value[Number(INDEX.exec(place)?.[1] ?? 0)] ?? value[0];
  return entry === undefined ? undefined : { entry, schema: items };
}
