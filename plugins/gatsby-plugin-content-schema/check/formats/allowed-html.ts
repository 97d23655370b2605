import { defaultTreeAdapter, parseFragment, serialize } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";
import { ALLOWED_ATTRIBUTES, MAY_HOLD } from "./html-structure";
import { hasSafeScheme } from "./html-links";

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements that browsers add to a table by themselves are among those that content may use. */
function keepAllowed(parent: Parent): void {
  for (const node of [...parent.childNodes]) {
    if ("tagName" in node && Object.hasOwn(MAY_HOLD, node.tagName)) {
      node.attrs = node.attrs.filter(
        ({ name, value }) =>
          ALLOWED_ATTRIBUTES[node.tagName]?.includes(name) && (name !== "href" || hasSafeScheme(value)),
      );
      keepAllowed(node);
    } else if (!defaultTreeAdapter.isTextNode(node)) {
      defaultTreeAdapter.detachNode(node);
    }
  }
}

/**
 * Writes HTML anew from what browsers make of it, with the allowed tags and attributes only. Whatever the text ends in, it
 * can't reach what stands behind it on the page. HTML that the check has nothing to say of keeps all its words.
 */
export function allowedHtml(html: string): string {
  const fragment = parseFragment(html);
  keepAllowed(fragment);
  return serialize(fragment);
}
