import sanitizeHtml from "sanitize-html";

const ALLOWED_TAGS = new Set(
  "h3 h4 p ul ol li blockquote cite strong em a figure figcaption table caption thead tbody tr th td".split(" "),
);

/** The attributes each tag may carry; others may carry none. */
const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: ["href"], th: ["scope"] };

/**
 * What an editor's HTML contains besides the tags and attributes that the site has a style for.
 *
 * @returns the first such tag or attribute, or null where there is none
 */
export function forbiddenHtml(html: string): string | null {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => {
      if (!ALLOWED_TAGS.has(tag)) found.push(`<${tag}>`);
      const allowed = ALLOWED_ATTRIBUTES[tag] ?? [];
      for (const name of Object.keys(attributes)) if (!allowed.includes(name)) found.push(`${name}="…" on <${tag}>`);
      if (/^\s*(javascript|data):/i.test(attributes.href ?? "")) found.push(`that href on <${tag}>`);
    },
  });
  return found[0] ?? null;
}
