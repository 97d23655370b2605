import { Blob, Buffer as Line, Face, Font, shape } from "harfbuzzjs";

/**
 * English as sites like this one write it, in which a font's mean width is within 0.3% of that in all of a site's texts.
 * The widths in system-fonts.ts are of the same text.
 */
const REFERENCE_TEXT =
  "A mutual nondisclosure agreement is signed before you share anything sensitive. Project files are open only to the named team and are returned or destroyed at the end, as the contract directs. Every new engagement is checked against current and recent work in all offices. Consultants who served you do not work for a direct competitor on the same subject for at least twelve months. Case studies leave the client’s name out, and we quote nobody by name without written consent. We aim to keep the Website available and accurate, but we may change, suspend or remove any part of it without notice, and we do not promise that it will be uninterrupted. Notice of submissions reaches our staff by email and can be delayed. If a matter is urgent, telephone the office concerned. The Website’s menu lists English, Spanish, French and German. These Terms are made in English. If a translation is made available, it is for convenience only and the English text prevails, to the extent that the law permits.";

/** What a fallback needs to know of a font, in em. */
interface Measures {
  /** How far it reaches above the base line, and below. */
  readonly ascent: number;
  readonly descent: number;
  /** The mean width of a character of English text, kerning included. */
  readonly width: number;
}

/** A property in which a variable font varies: https://learn.microsoft.com/en-us/typography/opentype/spec/fvar */
export interface Axis {
  readonly tag: string;
  readonly min: number;
  readonly default: number;
  readonly max: number;
}

const faceOf = (font: Uint8Array) => new Face(new Blob(font));

/** Lists in what a font varies; a font of one weight has no axis. */
export function axesOf(font: Uint8Array): readonly Axis[] {
  return Object.values(faceOf(font).getAxisInfos());
}

/** @param font a font without compression */
export function measure(font: Uint8Array): Measures {
  const face = faceOf(font);
  const { ascender, descender } = new Font(face).hExtents();
  const line = new Line();
  line.addText(REFERENCE_TEXT);
  line.guessSegmentProperties();
  shape(new Font(face), line);
  const width = line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0);
  const inEm = (units: number) => Number((units / face.upem).toFixed(4));
  return { ascent: inEm(ascender), descent: inEm(-descender), width: inEm(width / REFERENCE_TEXT.length) };
}
