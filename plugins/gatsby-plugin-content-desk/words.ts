const ACRONYMS = new Set(["faq", "id", "url"]);

/**
 * A name of the schemas in words, for a label: "Image alt" from "imageAlt", "Case studies" from "case-studies".
 *
 * @param name a key, a file's name, or the title of a type
 */
export function words(name: string): string {
  const all = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[\s-]+/)
    .map((word) => (ACRONYMS.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()));
  const sentence = all.join(" ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
