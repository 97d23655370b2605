/** A syntax mistake in an editor's words, by the index of the character where it is to be mended. */
export interface Explained {
  readonly offset: number;
  readonly message: string;
  readonly remedy: string;
  readonly suggestion?: string;
}
