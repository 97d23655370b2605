import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { JsonSchema } from "../../plugins/gatsby-plugin-content-schema";
import { typeset, typesetHtml } from "../content/typeset";
import { PICTURE_RATIOS } from "../theme/dimensions";

/** A schema with the keyword of this site: src/content/check-options.ts. */
type SiteSchema = JsonSchema & { readonly typeset?: boolean };

/** An entry in the form in which queries return it. */
export interface EntryNode {
  readonly jsonId: string | number;
  readonly title: string;
  readonly [field: string]: unknown;
}

/** In pixels; the frame of a picture has its proportions. */
const WIDTH = 1600;

/** What a query returns for a picture, with the one address that browsers have of it before a build. */
function pictureAt(src: string): { readonly imageData: IGatsbyImageData } {
  const height = WIDTH / PICTURE_RATIOS.landscape;
  return { imageData: { layout: "constrained", width: WIDTH, height, images: { fallback: { src } } } };
}

function textOf(text: string, { format, typeset: isSet }: SiteSchema): unknown {
  if (format === "picture") return pictureAt(text);
  if (format === "file") return { url: text };
  if (!isSet) return text;
  return format === "html" ? typesetHtml(text) : typeset(text);
}

/** Makes a value of the content into what a query returns for it, except the fields that resolvers add. */
function resolved(value: unknown, schema: SiteSchema): unknown {
  if (value === null || value === undefined) return null;
  const { items, properties } = schema;
  if (Array.isArray(value)) return items ? value.map((item) => resolved(item, items)) : value;
  if (typeof value === "object" && properties) {
    const record = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, resolved(record[key], field)]));
  }
  return typeof value === "string" ? textOf(value, schema) : value;
}

/**
 * Makes an entry of the content into what a query returns for it.
 *
 * @param schema of the entry
 */
export function entryNode(entry: unknown, schema: JsonSchema): EntryNode {
  const node = resolved(entry, schema) as Readonly<Record<string, unknown>>;
  const { id } = entry as { readonly id: string | number };
  const { image, imageFocus } = node;
  const picture = image && typeof image === "object" ? { image: { ...image, focus: imageFocus } } : {};
  return { ...node, ...picture, jsonId: id, title: String(node.title) };
}
