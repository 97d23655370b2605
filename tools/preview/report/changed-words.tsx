import type { Words } from "../word-changes";

const ELEMENTS = { same: "span", removed: "del", added: "ins" } as const;

/** What was written anew, with the words around it; nothing where all words are the same. */
export function ChangedWords({ words }: { readonly words: readonly Words[] }) {
  if (words.length === 0) return null;
  return (
    <blockquote>
      {words.map(({ kind, text }, index) => {
        const Element = ELEMENTS[kind];
        return <Element key={index}>{text}</Element>;
      })}
    </blockquote>
  );
}
