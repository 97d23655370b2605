/** The font of a typeface, as the build makes it. */
interface Face {
  /** Changes with anything that it is made of. */
  readonly madeOf: string;
  /** Its weight, or the range of its weights, as CSS has it. */
  readonly weight: string;
  /** The format of its file, as CSS has it. */
  readonly format: string;
  /** How far it reaches above the base line and below, in em. */
  readonly ascent: number;
  readonly descent: number;
  /** The mean width of a character of English text, in em. */
  readonly width: number;
}

export interface Faces {
  readonly heading: Face;
  readonly body: Face;
}

/** The fonts that pages load: src/fonts/make-typefaces.mts writes the file. */
declare const faces: Faces;

export default faces;
