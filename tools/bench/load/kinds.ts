/** What a visitor's bytes are spent on. */
export type Kind = "html" | "script" | "font" | "picture" | "data" | "other";

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html\b/, "html"],
  [/javascript\b/, "script"],
  [/^font\/|\bfont\b/, "font"],
  [/^image\//, "picture"],
  [/\bjson\b/, "data"],
];

/** The kind of a file by its media type: "image/avif". */
export function kindOfFile(mediaType: string): Kind {
  return KINDS.find(([pattern]) => pattern.test(mediaType))?.[1] ?? "other";
}
