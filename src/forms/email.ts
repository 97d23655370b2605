import { parseUrl } from "../lib/parse-url";

/**
 * A local part of RFC 5321 without quotes, as in HTML's `type="email"`, and a domain in any script, without the symbols that the
 * URL parser accepts. The last label is Latin or has no ASCII: in "example.comさん", a word follows the address.
 */
const ADDRESS =
  /^(?!\.|.*\.[.@]|.*[ªº])([\w.!#$%&'*+/=?^`{|}~-]{1,64})@((?:[\u200d\u200c\p{L}\p{M}\p{Nd}-]+\.)+(?:[\p{Script=Latin}\p{Script=Inherited}\d-]+|(?:(?![ -~])[\u200d\u200c\p{L}\p{M}\p{Nd}])+))$/u;

/** A domain in ASCII: two labels or more, and no IP address. */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/** Invisible characters, except the joiners inside words of Arabic and Indian scripts. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\u200c\u200d]+(?=[ -~]|$)/gu;

/** Ligatures of PDF files, and small and full-width signs, as Japanese keyboards type them. */
const VARIANT = /[\ufb00-\ufb06\ufe50-\ufe6b\uff01-\uff5e]/g;

/** Replaces the variants of the ASCII signs around addresses and between them. */
export function plainSigns(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(VARIANT, (sign) => sign.normalize("NFKC"))
    .replace(/[“”„‟″«»ˮ]/g, '"');
}

/** The sets of scripts that a word may mix, Latin first: https://unicode.org/reports/tr39. The empty one has the rare scripts. */
const SETS =
  "Latin Han Hiragana Katakana,Latin Han Hangul,Latin Han Bopomofo,Greek,Cyrillic,Armenian,Hebrew,Arabic,Thaana,Devanagari,Bengali,Gurmukhi,Gujarati,Oriya,Tamil,Telugu,Kannada,Malayalam,Sinhala,Thai,Lao,Tibetan,Myanmar,Khmer,Georgian,Ethiopic,";

let outside: RegExp[] | undefined;

/** Returns patterns for the letters outside each set. They take a phone 100 ms, so only words that aren't ASCII need them. */
const outsideSets = (): RegExp[] =>
  (outside ??= SETS.replace(/\w+/g, "\\p{scx=$&}")
    .split(",")
    .map((set, _index, sets) => new RegExp(`(?![\\P{L}\\p{scx=Common}])[${set ? `^${set}` : sets.join("")}]`, "gu")));

/** Two kinds of brackets that an address may contain: braces around it, and the bar in Slack's `<mailto:a@b.co|a@b.co>`. */
const withBrackets = (text: string) =>
  text.replace(/\{([^{}]*@[^{}]*)\}/g, "<$1>").replace(/(@[^@|]*)\|(?=[^|]*@)/g, "$1>");

const BRACKET = /(?![{}])[<>\p{Ps}\p{Pe}]/u;

/** What follows an open bracket may be cut off. */
const UNCLOSED = /[\p{L}\p{N}].*(?![{}])[<\p{Ps}][^>\p{Pe}]*$/u;

/** `E-mail: `, but no scheme of a URL. */
const LABEL = /^[^@:]*(?:mail(?!to:)[^@:]*:|[^ -~]:|:\s)(?!\/)/i;

/** Up to what a local part may start with. A dash, perhaps a bullet, and U+FFFD, a lost letter, stay: the address is refused. */
const BEFORE = /^[^\p{L}\p{M}\p{Nd}@]*[^\p{L}\p{M}\p{Nd}\p{Pd}−\ufffd!#$%&*+./=?^_`{|}~@-]/u;

/** Unless the domain may be cut off, as by a hyphen before a line break. */
const AFTER = /(?![\p{Pd}−\ufffd%&+/=_#$\\])[^\p{L}\p{M}\p{Nd}@]+$/u;

/** A link with `mailto:`, unless it has escapes or more addresses. */
const LINK = /^mailto:(?:\/\/)?([^?%]*)(?:\?(?!.*(?:@|%40)).*)?$/i;

/** Marks for bold, italic and code on both sides. */
const MARKED = /^([*_~`|])[*_~`|]*(.*@.*[\p{L}\p{M}\p{Nd}])[*_~`|]*\1/u;

/** Returns a phrase about a letter of an address that is unlike the others of its word, as a Cyrillic "а" in "gmаil". */
export function foreignLetter(text: string): string | undefined {
  const [address = ""] = /\S+@\S+/.exec(plainSigns(text.slice(0, 500)).normalize("NFKC")) ?? [];
  const words = (address.match(/[\p{L}\p{M}\p{Nd}-]+/gu) ?? []).filter((word) => /[^ -~]/.test(word));
  const phrases = words.map((word) => {
    const [fewest] = outsideSets()
      .map((letters) => word.match(letters) ?? [])
      .sort((a, b) => a.length - b.length);
    return fewest?.[0] && `the “${fewest[0]}” in “${word}” is a letter of another alphabet`;
  });
  return phrases.find(Boolean);
}

/** Parses a text without brackets. */
function parseBare(text: string): string | undefined {
  const bare = text
    .replace(/[‘’‛′´ʹʻʼˈꞌ]/g, "'")
    .replace(/[。｡]/g, ".")
    .replace(LABEL, "")
    .replace(BEFORE, "")
    .replace(LINK, "$1")
    .replace(MARKED, "$2")
    .replace(AFTER, "")
    .replace(/(?!^|[〜〰゠])[\p{Pd}−]/gu, "-");
  const [, local, domain] = ADDRESS.exec(bare) ?? [];
  const ascii = foreignLetter(bare) ? "" : (parseUrl(`http://${domain ?? ""}`)?.hostname ?? "");
  return local !== undefined && DOMAIN.test(ascii) ? `${local}@${ascii}` : undefined;
}

/**
 * Reads one email address from a pasted text such as `Ada <ada@bücher.example>;` or `mailto:ada@example.com`: programs put
 * quotes, brackets, bullets and emoji around it, and change its hyphens and apostrophes. The domain becomes ASCII and lower
 * case (https://url.spec.whatwg.org/#idna): mail servers, the hash in a record's key and the list of accepted recipients need
 * one spelling. Returns undefined if it isn't exactly one valid address, or could be read in two ways.
 */
export function parseEmail(text: string): string | undefined {
  // Some of the patterns above are slow for long texts.
  if (text.length > 500) return undefined;
  const plain = withBrackets(plainSigns(text));
  if (UNCLOSED.test(plain)) return undefined;
  const [first = "", ...more] = plain.split(BRACKET).filter((part) => /\S@\S/.test(part));
  // The name `Ada@Work`
  const isName = more.length > 0 && !/@\S+\.\S/.test(first);
  const addresses = (isName ? more : [first, ...more]).map(parseBare);
  const distinct = new Set(addresses.map((address) => address?.toLowerCase()));
  return distinct.size === 1 ? addresses[addresses.length - 1] : undefined;
}
