/** Something in `data/` that an editor has to correct. */
export interface Mistake {
  /** The file, as an editor names it: "data/services.json". */
  readonly file: string;
  /** Where in the file: a line, or the path to the value. Empty for the whole file. */
  readonly place: string;
  /** What is wrong, and what to do about it. */
  readonly message: string;
}
