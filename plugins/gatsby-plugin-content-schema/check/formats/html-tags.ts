const WORDS = ["strong", "em", "cite", "a"];
const BLOCKS = ["h3", "h4", "p", "ul", "ol", "blockquote", "figure", "table"];

/** Where nothing is open. */
export const OUTSIDE = "";

/** The tags that the site has a style for, and what each may hold. */
export const MAY_HOLD: Readonly<Record<string, readonly string[]>> = {
  [OUTSIDE]: [...BLOCKS, ...WORDS],
  h3: WORDS,
  h4: WORDS,
  p: WORDS,
  strong: WORDS,
  em: WORDS,
  cite: WORDS,
  a: WORDS,
  ul: ["li"],
  ol: ["li"],
  li: [...WORDS, ...BLOCKS],
  blockquote: [...WORDS, ...BLOCKS],
  figure: [...BLOCKS, "figcaption"],
  figcaption: [...WORDS, "p"],
  table: ["caption", "thead", "tbody", "tr"],
  caption: WORDS,
  thead: ["tr"],
  tbody: ["tr"],
  tr: ["th", "td"],
  th: [...WORDS, ...BLOCKS],
  td: [...WORDS, ...BLOCKS],
};

/** What to write instead of tags that editors and their programs often write. */
export const INSTEAD: Readonly<Record<string, string>> = {
  b: "<strong>",
  i: "<em>",
  h1: "<h3>",
  h2: "<h3>",
  h5: "<h4>",
  h6: "<h4>",
  div: "<p>",
  br: "</p><p>",
  q: "“ and ”",
};

/** Tags without an end. https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
export const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
