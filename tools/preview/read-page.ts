import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";

/** Files whose names hold hashes of their content or of how they were made: Gatsby's pictures, fonts and downloads. */
const HASHED_FILE = /\/static\/[^\s"'(),]+/g;

/**
 * Names a build's assets by what is in them, so that two builds agree on them where they look the same: a picture
 * that was exchanged gets another name, one that was only stored elsewhere doesn't.
 *
 * @param publicFolder absolute path of the published folder
 * @returns puts these names into an attribute's or a style's text
 */
export function nameAssetsByContent(publicFolder: string): (text: string) => string {
  const names = new Map<string, string>();
  const digest = (address: string): string => {
    try {
      const content = readFileSync(join(publicFolder, decodeURIComponent(address)));
      return createHash("sha256").update(content).digest("hex");
    } catch {
      // A file that isn't there has nothing but its name to be known by.
      return address;
    }
  };
  return (text) =>
    text.replace(HASHED_FILE, (address) => {
      const name = names.get(address) ?? digest(address);
      names.set(address, name);
      return name;
    });
}

/** What a page consists of for a visitor; builds are compared part by part. */
export const PAGE_PARTS = ["words", "markup", "styles", "head"] as const;

/** A part of a page: the text, the elements with their attributes, the CSS, or what search engines read. */
export type PagePart = (typeof PAGE_PARTS)[number];

/** What one page holds. */
export interface PageContent {
  /** A digest of each part; what differs with every build, such as names of scripts, is no part. */
  readonly digests: Readonly<Record<PagePart, string>>;
  /** The text of its body, with single spaces. */
  readonly words: string;
  /** The ids of its elements: the anchors that can be linked to. */
  readonly ids: readonly string[];
  /** The addresses of its links, as they are written. */
  readonly links: readonly string[];
  /** The canonical address, where there is one. */
  readonly canonical: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

/** Elements that say how the page was built, not what is on it. */
function isBuildDetail(tag: string, { type, as, name, "http-equiv": httpEquiv }: Attributes): boolean {
  if (tag === "script") return type !== "application/ld+json";
  if (tag === "link") return as === "script" || as === "fetch";
  return tag === "meta" && (name === "generator" || httpEquiv?.toLowerCase() === "content-security-policy");
}

const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Reads what a comparison of builds needs of a page.
 *
 * @param nameAssets names the assets in a text by their content
 */
export function readPage(html: string, nameAssets: (text: string) => string): PageContent {
  const texts: Record<PagePart, string[]> = { words: [], markup: [], styles: [], head: [] };
  const ids: string[] = [];
  const links: string[] = [];
  let canonical: string | undefined;
  /** The part that elements belong to, and the one that text does. */
  let elementPart: "head" | "markup" = "markup";
  let textPart: PagePart | null = "words";

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === "head") elementPart = textPart = "head";
      if (tag === "style") textPart = "styles";
      else if (tag === "script" && isBuildDetail(tag, attributes)) textPart = null;
      else if (!isBuildDetail(tag, attributes)) texts[elementPart].push(`<${tag}${attributesText(attributes)}>`);

      if (attributes.id) ids.push(attributes.id);
      if (tag === "a" && attributes.href !== undefined) links.push(attributes.href);
      if (tag === "link" && attributes.rel === "canonical") canonical = attributes.href;
      texts.words.push(" ");
    },
    ontext(text) {
      if (textPart) texts[textPart].push(text);
    },
    onclosetag(tag) {
      if (tag === "head") elementPart = "markup";
      if (tag === "head" || tag === "script" || tag === "style") textPart = elementPart === "head" ? "head" : "words";
      else texts[elementPart].push(`</${tag}>`);
      texts.words.push(" ");
    },
  });
  parser.end(html);

  const words = texts.words.join("").replace(/\s+/g, " ").trim();
  const digests = {
    words: digest(words),
    markup: digest(nameAssets(texts.markup.join(""))),
    styles: digest(nameAssets(texts.styles.join(""))),
    head: digest(nameAssets(texts.head.join(""))),
  };
  return { digests, words, ids, links, canonical };
}
