import type { RichTextField } from "@sveltia/cms";
import type { FieldBasics } from "./string-field";

/**
 * Makes the field for a text that the content file has as HTML: with buttons for what content may have, and a component
 * for the parts that have none. Its pictures go into the media folder of the content file.
 */
export function richTextField(basics: FieldBasics): RichTextField {
  return {
    ...basics,
    widget: "richtext",
    modes: ["rich_text"],
    buttons: ["bold", "italic", "link", "heading-three", "heading-four", "bulleted-list", "numbered-list", "quote"],
    editor_components: ["image", "html"],
    linked_images: false,
    use_emoji_autocomplete: false,
  };
}
