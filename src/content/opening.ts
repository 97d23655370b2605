import { paragraphsOf } from "../lib/text";

/** How long the opening of a text is to be, in characters, as nearly as whole sentences allow. */
const OPENING_LENGTH = 220;

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** The whole sentences with which a text opens: as many of its first paragraph as come nearest to 220 characters. */
export function opening(text: string): string {
  const [paragraph = ""] = paragraphsOf(text);
  let end = 0;
  for (const { index, segment } of SENTENCES.segment(paragraph)) {
    const next = index + segment.trimEnd().length;
    const isNearer = Math.abs(next - OPENING_LENGTH) < Math.abs(end - OPENING_LENGTH);
    if (end > 0 && !isNearer) break;
    end = next;
  }
  return paragraph.slice(0, end);
}
