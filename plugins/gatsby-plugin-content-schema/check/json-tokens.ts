import { createScanner } from "jsonc-parser";

/** A word of a JSON text: a bracket, comma, colon, text, number, or what is none of these. */
export interface Token {
  readonly text: string;
  readonly offset: number;
  /** Where it ends: the index of the first character behind it. */
  readonly end: number;
}

/** The text of the token at the end of a file. */
const END = "";

/** Splits a text into tokens; the last one is empty and stands at the end. */
export function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  do {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    tokens.push({ text: scanner.getTokenValue(), offset, end: offset + scanner.getTokenLength() });
  } while ((tokens.at(-1)?.offset ?? 0) < text.length);
  return tokens.map(({ offset, end }) => ({ text: text.slice(offset, end), offset, end }));
}

/** A token with its neighbours; at the start of a file, empty tokens stand for the two before it. */
export interface Spot {
  readonly all: readonly Token[];
  readonly before: readonly Token[];
  readonly beforePrevious: Token;
  readonly previous: Token;
  readonly token: Token;
}

/** Returns the token that a parser's complaint points at, with the tokens before it. */
export function spotAt(tokens: readonly Token[], offset: number): Spot {
  const none: Token = { text: END, offset: 0, end: 0 };
  const found = tokens.findIndex(({ end, text }) => end > offset || text === END);
  const at = (index: number) => (index < 0 ? none : (tokens[index] ?? none));
  const before = tokens.slice(0, found);
  return { all: tokens, before, beforePrevious: at(found - 2), previous: at(found - 1), token: at(found) };
}

/** Returns how many more brackets of a kind a file opens than it closes; negative if it closes more. */
export function surplusOf(opening: "{" | "[", { all }: Spot): number {
  const closing = opening === "{" ? "}" : "]";
  const count = (text: string) => all.filter((token) => token.text === text).length;
  return count(opening) - count(closing);
}

/** Whether a token is a text in quotation marks, closed or not. */
export const isText = ({ text }: Token) => text.startsWith('"');

/** Whether a token can begin a value. */
export const beginsValue = ({ text }: Token) => /^["{[\w-]/.test(text);

/** A syntax mistake in an editor's words, with the index of the character where it is to be mended. */
export interface Explained {
  readonly offset: number;
  readonly message: string;
  readonly remedy: string;
  readonly suggestion?: string;
}
