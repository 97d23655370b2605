/**
 * Where a character that can't be seen has a meaning: between two parts of an emoji, between two letters of a script
 * that joins its letters, after the character whose variant it selects, and in the flags of England, Scotland and
 * Wales. https://www.unicode.org/reports/tr51/, https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters
 */
const SEEN = String.raw`(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{P}\p{S}]`;
const SELECTOR = String.raw`[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]`;
const EMOJI = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]`;
const JOINING = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Han}])[\p{L}\p{M}]`;
const FLAG = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}`;

const MEANINGFUL = [
  FLAG,
  String.raw`${EMOJI}${SELECTOR}?\u200d(?=${EMOJI})`,
  String.raw`${JOINING}[\u200c\u200d](?=${JOINING})`,
  `${SEEN}${SELECTOR}`,
].join("|");

/** Not by a look behind, which Safari has only from 16.4 on: what is meant to stay is matched first. */
const INVISIBLE = new RegExp(String.raw`(${MEANINGFUL})|[\p{Default_Ignorable_Code_Point}\p{Surrogate}]`, "gu");

/** White space, and the braille pattern without dots, which looks like it. */
const GAP = /[\s\u2800]+/g;

/**
 * A text without what its reader cannot see: zero-width characters, marks and overrides of direction, fillers, halves
 * of characters. What makes an emoji or a word of another script look as it does stays.
 */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (_all, meaningful: string | undefined) => meaningful ?? "");
}

/** How many characters of a text can be seen; a gap between two of them counts as one. */
export function visibleLength(text: string): number {
  const visible = text.replace(GAP, " ").trim();
  return [...visible].filter((character) => !/\p{Default_Ignorable_Code_Point}|\p{Surrogate}/u.test(character)).length;
}
