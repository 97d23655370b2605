import type { EditorComponentDefinition } from "@sveltia/cms";
import { HTML_PART, writeEmbed } from "./embeds";

/** The part of a text that the editor has no buttons for, such as a table: it is shown as HTML, in a box of its own. */
export const htmlComponent: EditorComponentDefinition = {
  id: "html",
  label: "HTML",
  icon: "code",
  fields: [
    {
      name: "html",
      label: "HTML",
      widget: "text",
      hint: "This part has something that the text editor has no button for, such as a table, so it is shown as HTML. It stays as it is unless you change it here.",
    },
  ],
  pattern: HTML_PART,
  fromBlock: ([, html]) => ({ html }),
  toBlock: ({ html }) => writeEmbed({ html: typeof html === "string" ? html : "" }),
  // What it is in the text that is pasted: nothing of the kind.
  toPreview: ({ html }) => (typeof html === "string" ? html : ""),
};
