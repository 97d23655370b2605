import { useEffect, useState } from "react";
import type { PreviewReady, PreviewedForm } from "../../plugins/gatsby-plugin-content-desk";
import type { JsonSchema } from "../../plugins/gatsby-plugin-content-schema";

const READY: PreviewReady = { type: "desk-preview-ready" };

function isForm(data: unknown): data is PreviewedForm {
  return typeof data === "object" && data !== null && "type" in data && data.type === "desk-form";
}

/** Returns the form that the desk has posted last. Only what comes from the site's own address counts. */
export function usePostedForm(): PreviewedForm | null {
  const [form, setForm] = useState<PreviewedForm | null>(null);

  useEffect(() => {
    const { origin } = window.location;
    const receive = ({ data, origin: from }: MessageEvent<unknown>) => {
      if (from === origin && isForm(data)) setForm(data);
    };
    window.addEventListener("message", receive);
    window.parent.postMessage(READY, origin);
    return () => {
      window.removeEventListener("message", receive);
    };
  }, []);

  return form;
}

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
