import type { NodePluginArgs } from "gatsby";
import { slug } from "github-slugger";
import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { isoDate } from "../../src/lib/dates";
import { htmlOf, markdownElements } from "./markdown";
import type { EntryNode, ResolverContext, ResolverInfo } from "./nodes";
import { pictureElement, pictureReader } from "./pictures";

/** An entry, or an object in one, as in its file. */
type Source = Partial<EntryNode>;

type Resolver = (source: Source, args: unknown, context: ResolverContext, info: ResolverInfo) => unknown;

/** Returns an entry's number. Entries without one get the next free numbers, in the order of their files' names. */
const numbered: Resolver = async (source, _args, { nodeModel }, { fieldName }) => {
  const own = source[fieldName];
  if (typeof own === "number") return own;
  // Gatsby passes no parentType to the resolver of a field by which it sorts.
  const nodes = [...(await nodeModel.findAll({ type: source.internal?.type ?? "" })).entries];
  const highest = Math.max(0, ...nodes.map((node) => Number(node[fieldName] ?? 0)));
  const unnumbered = nodes.filter((node) => typeof node[fieldName] !== "number").map(({ fields }) => fields.fileName);
  return highest + 1 + unnumbered.sort().indexOf(source.fields?.fileName ?? "");
};

const list: Resolver = (source, _args, _context, { fieldName }) => source[fieldName] ?? [];

/** Returns an entry's date in ISO 8601 form, to sort by; for a month, its first day. */
const day: Resolver = ({ date }) => isoDate(String(date));

/** Converts Markdown to HTML, with ids on its headings and resized pictures. */
function markdown(read: ReturnType<typeof pictureReader>): Resolver {
  return async (source, _args, context, { fieldName }) => {
    // The blog shows all articles on one page, so the ids of their headings need a prefix. Legal sections have no id.
    const prefix = source.fields?.fileName ?? slug(String(source.title));
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
 * Declares the extensions of GraphQL fields, such as `content: String! @markdown`.
 * https://www.gatsbyjs.com/docs/reference/config-files/actions/#createFieldExtension
 */
export function createExtensions(args: Pick<NodePluginArgs, "actions" | "reporter">): void {
  const resolvers = { numbered, list, markdown: markdown(pictureReader(args)), day };
  for (const [name, resolve] of Object.entries(resolvers))
    args.actions.createFieldExtension({ name, extend: () => ({ resolve }) });
}
