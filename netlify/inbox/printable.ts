/** What steers a terminal, or the order in which a line is read: C0 and C1 controls, marks of direction. */
const STEERING = /[\p{Cc}\p{Bidi_Control}]/gu;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Makes a text safe to print in one line, whoever wrote it: `\u001b[2J` instead of what clears the screen. */
export function printableLine(text: string): string {
  return text.replace(STEERING, escaped);
}

/** Makes a text of several lines safe to print. JSON means the same afterwards. */
export function printableText(text: string): string {
  const parts = text.split(/(\r?\n|\t)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : printableLine(part))).join("");
}
