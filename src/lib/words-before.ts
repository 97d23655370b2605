/** Returns the whole words before an index, and an ellipsis. A single word may be longer, but no character is halved. */
export const wordsBefore = (text: string, index: number): string =>
  `${/^.+?(?=[,.:;–—-]* \S*$)/su.exec(text.slice(0, index + 1))?.[0] ?? text.slice(0, index).replace(/\p{Cs}$/u, "")}…`;
