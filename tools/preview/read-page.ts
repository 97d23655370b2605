import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";

/** Addresses of files with hashes in their names: Gatsby's pictures, fonts and downloads. */
const HASHED_FILE = /\/static\/[^\s"'(),]+/g;

/**
 * Returns a function that replaces the addresses of assets in a text by digests of their content, so that two builds
 * with the same assets have the same text.
 *
 * @param publicFolder absolute path of the published folder
 */
export function nameAssetsByDigest(publicFolder: string): (text: string) => string {
  const names = new Map<string, string>();
  const digest = (address: string): string => {
    try {
      const content = readFileSync(join(publicFolder, decodeURIComponent(address)));
      return createHash("sha256").update(content).digest("hex");
    } catch {
      // A missing file has only its address.
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

/** The parts of a page that are compared. */
export const PAGE_PARTS = ["words", "markup", "styles", "head"] as const;

/** A part of a page: the text, the elements with their attributes, the CSS, or the head. */
export type PagePart = (typeof PAGE_PARTS)[number];

/** The content of a page. */
export interface PageContent {
  /** A digest of each part, without what differs with every build, such as the names of scripts. */
  readonly digests: Readonly<Record<PagePart, string>>;
  /** The text of the body, with single spaces. */
  readonly words: string;
  /** The ids of the elements, which links can have as anchors. */
  readonly ids: readonly string[];
  /** The `href` attributes of the links. */
  readonly links: readonly string[];
  /** The canonical address, if any. */
  readonly canonical: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

/** Returns whether an element depends on how the page was built rather than on its content. */
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
 * Reads a page's content.
 *
 * @param nameAssets replaces the addresses of assets in a text by digests
 */
export function readPage(html: string, nameAssets: (text: string) => string): PageContent {
  const texts: Record<PagePart, string[]> = { words: [], markup: [], styles: [], head: [] };
  const ids: string[] = [];
  const links: string[] = [];
  let canonical: string | undefined;
  /** The parts to which elements and text are added. */
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
