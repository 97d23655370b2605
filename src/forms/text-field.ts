/**
 * Sequences in which an invisible character has a meaning: the flags of England, Scotland and Wales, joined emoji, joined
 * letters, and characters with a variation selector. https://www.unicode.org/reports/tr51/,
 * https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters
 */
const VISIBLE = String.raw`(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{P}\p{S}]`;
const SELECTOR = String.raw`[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]`;
const EMOJI = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]`;
const JOINED_LETTER = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Han}])[\p{L}\p{M}]`;
const FLAG = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}`;

const MEANINGFUL = [
  FLAG,
  String.raw`${EMOJI}${SELECTOR}?\u200d(?=${EMOJI})`,
  String.raw`${JOINED_LETTER}[\u200c\u200d](?=${JOINED_LETTER})`,
  `${VISIBLE}${SELECTOR}`,
].join("|");

/** Matches meaningful sequences first to keep them. A lookbehind would need Safari 16.4. */
const INVISIBLE = new RegExp(String.raw`(${MEANINGFUL})|[\p{Default_Ignorable_Code_Point}\p{Surrogate}]`, "gu");

/** White space and the blank braille pattern, which looks the same. */
const GAP = /[\s\u2800]+/g;

/** Removes zero-width characters, direction marks, fillers and lone surrogates, except in meaningful sequences. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (_all, meaningful: string | undefined) => meaningful ?? "");
}

/** Counts the visible characters of a text. A gap counts as one. */
export function visibleLength(text: string): number {
  const visible = text.replace(GAP, " ").trim();
  return [...visible].filter((character) => !/\p{Default_Ignorable_Code_Point}|\p{Surrogate}/u.test(character)).length;
}

/** C0 and C1 control characters and the Unicode line separators. */
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** The same except tab and line feed. */
const CONTROL_CHARACTERS_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;

/** Browsers send CRLF from a plain form and LF from scripts. The stored text must be the same. */
const LINE_END = /\r\n?/g;

/** In a text in one line, control characters become a space: a line break could forge a mail header. */
export function cleanText(text: string, multiline: boolean): string {
  const withoutControls = multiline
    ? text.replace(LINE_END, "\n").replace(CONTROL_CHARACTERS_IN_TEXT, "")
    : text.replace(CONTROL_CHARACTERS, " ");
  return withoutInvisible(withoutControls);
}
