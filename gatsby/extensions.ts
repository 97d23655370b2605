import type { NodePluginArgs } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { isoDate } from "../src/lib/dates";
import { nameOfFile } from "./file-nodes";
import type { ResolverContext } from "./file-nodes";
import { htmlOf, markdownElements, slugOf } from "./markdown";
import { pictureElement, pictureReader } from "./pictures";
import type { PictureSource } from "./pictures";
import { typeset } from "./typeset";

/** An entry, or an object in one, as its file has it. */
type Source = Readonly<Record<string, unknown>>;

type Resolver = (source: Source, args: unknown, context: ResolverContext, info: GraphQLResolveInfo) => unknown;

const fileName: Resolver = ({ parent }, _args, context) => nameOfFile(parent, context);

/** A number that an entry may leave out: it then gets the next free one, by the names of the files. */
const numbered: Resolver = async (source, _args, context, { fieldName, parentType }) => {
  const own = source[fieldName];
  if (typeof own === "number") return own;
  const nodes = [...(await context.nodeModel.findAll({ type: parentType.name })).entries] as Source[];
  const highest = Math.max(0, ...nodes.map((node) => Number(node[fieldName] ?? 0)));
  const unnumbered = nodes.filter((node) => typeof node[fieldName] !== "number");
  const names = unnumbered.map(({ parent }) => nameOfFile(parent, context)).sort();
  return highest + 1 + names.indexOf(nameOfFile(source.parent, context));
};

/** A list that is missing in the file where it is empty. */
const list: Resolver = (source, _args, _context, { fieldName }) => source[fieldName] ?? [];

/** A text, or each of a list, whose parts that belong together are not parted at the end of a line. */
const typesetText: Resolver = (source, _args, _context, { fieldName, returnType }) => {
  const text = source[fieldName] ?? (String(returnType).startsWith("[") ? [] : undefined);
  return Array.isArray(text) ? text.map(String).map(typeset) : typeof text === "string" ? typeset(text) : text;
};

/** The day of an entry's date in ISO 8601, to sort by; the first of the month where the date is a month. */
const day: Resolver = ({ date }) => isoDate(String(date));

const picture: Resolver = (source, _args, _context, { fieldName }): PictureSource | null => {
  const path = source[fieldName];
  return typeof path === "string" ? { path, focus: (source.imageFocus as string | undefined) ?? null } : null;
};

/** Rich text as HTML, with ids on its headings and the sources of its pictures. */
function markdown(read: ReturnType<typeof pictureReader>): Resolver {
  return async (source, _args, context, { fieldName }) => {
    // An article's headings are on the page of all articles, too; a section of a legal text has no id of its own.
    const prefix = source.parent ? nameOfFile(source.parent, context) : slugOf(String(source.title));
    const tree = markdownElements(String(source[fieldName]), prefix);
    const pictures: Element[] = [];
    visit(tree, { tagName: "img" }, (node) => void pictures.push(node as Element));
    for (const node of pictures) {
      const { src, alt } = node.properties;
      Object.assign(node, pictureElement(await read(String(src), "TEXT", context), String(alt ?? "")));
    }
    return htmlOf(tree);
  };
}

/**
 * Declares what a schema may ask of a field of the data: `content: String! @markdown`.
 * https://www.gatsbyjs.com/docs/reference/config-files/actions/#createFieldExtension
 */
export function createExtensions(args: Pick<NodePluginArgs, "actions" | "store" | "reporter">): void {
  const texts = { typeset: typesetText, markdown: markdown(pictureReader(args)), day };
  const resolvers = { fileName, numbered, list, picture, ...texts };
  for (const [name, resolve] of Object.entries(resolvers)) {
    args.actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
}
