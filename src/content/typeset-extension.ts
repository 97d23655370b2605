import { allowedHtml } from "../../plugins/gatsby-plugin-content-schema";
import { typeset, typesetHtml } from "./typeset";

interface TypesetArguments {
  /** Whether the field's text is HTML. */
  readonly html: boolean;
}

/**
 * The extension of GraphQL fields whose text is set for reading: `summary: String! @typeset`.
 * https://www.gatsbyjs.com/docs/reference/config-files/actions/#createFieldExtension
 */
export const typesetExtension = {
  name: "typeset",
  args: { html: { type: "Boolean!", defaultValue: false } },
  extend: ({ html }: TypesetArguments) => {
    const set = html ? (text: string) => typesetHtml(allowedHtml(text)) : typeset;
    return {
      resolve: (
        source: Readonly<Record<string, string | readonly string[] | undefined>>,
        _args: unknown,
        _context: unknown,
        { fieldName }: { readonly fieldName: string },
      ) => {
        const text = source[fieldName];
        return typeof text === "string" ? set(text) : text?.map(set);
      },
    };
  },
};
