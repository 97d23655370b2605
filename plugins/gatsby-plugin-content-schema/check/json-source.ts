import type { Node } from "jsonc-parser";

/** The way to a value from the top of its file: [2, "hero", "title"]. */
export type JsonPath = readonly (string | number)[];

/** A place in a text; both numbers count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A place in a file of the site: "data/services.json". */
export interface FilePlace extends Place {
  readonly file: string;
}

/** Finds the values of one kind of content in its files. */
export interface ContentSource {
  /** @param part "key" for the key that the value belongs to, a number for the character of a text with this index */
  locate(path: JsonPath, part?: "key" | number): FilePlace;
}

const LINE_END = /\r\n|\r|\n/g;

/** Returns the value at one step of a path. Of a repeated key it takes the last one, as JSON parsers do. */
function child(node: Node, step: string | number): Node | undefined {
  if (typeof step === "number") return node.children?.[step];
  const property = node.children?.findLast(({ children }) => children?.[0]?.value === step);
  return property?.children?.[1];
}

/** The text of a JSON file. Finds the line and column of a value by its path. */
export class JsonSource implements ContentSource {
  private lineStarts: readonly number[] | undefined;

  /**
   * @param file the file, as an editor names it: "data/services.json"
   * @param text the file's text
   * @param tree the text as jsonc-parser reads it, if it can
   */
  constructor(
    readonly file: string,
    readonly text: string,
    readonly tree?: Node,
  ) {}

  /** Returns the place of a character by its index in the text. */
  placeAt(offset: number): Place {
    this.lineStarts ??= [0, ...[...this.text.matchAll(LINE_END)].map(({ index, 0: end }) => index + end.length)];
    let [low, high] = [0, this.lineStarts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1 };
  }

  /**
   * Returns the place of a value, or of a part of it. If the path leads further than the file, its last known step counts.
   *
   * @param part "key" for the key that the value belongs to, a number for the character of a text with this index
   */
  place(path: JsonPath, part?: "key" | number): Place {
    let node = this.tree;
    for (const step of path) node = (node && child(node, step)) ?? node;
    if (!node) return this.placeAt(0);
    if (part === "key") return this.placeAt(node.parent?.type === "property" ? node.parent.offset : node.offset);
    return this.placeAt(part === undefined ? node.offset : this.offsetInString(node.offset, part));
  }

  /** Returns the place of a value, or of a part of it, as `place` does, with the file. */
  locate(path: JsonPath, part?: "key" | number): FilePlace {
    return { file: this.file, ...this.place(path, part) };
  }

  /** Returns the index in the file of a character of a text, counting escapes. */
  private offsetInString(opening: number, index: number): number {
    let offset = opening + 1;
    for (let read = 0; read < index; read += 1) {
      if (this.text[offset] !== "\\") offset += 1;
      else offset += this.text[offset + 1] === "u" ? 6 : 2;
    }
    return offset;
  }
}

/** The texts of entries that have a file each. A path begins with the entry's place in the list of all. */
export class EntrySources implements ContentSource {
  /**
   * @param folder the folder, as an editor names it: "data/articles/"
   * @param sources the entries' files
   */
  constructor(
    readonly folder: string,
    private readonly sources: readonly JsonSource[],
  ) {}

  /** Returns the place in the entry's own file; what is wrong with the list as a whole is in the folder. */
  locate([index, ...path]: JsonPath, part?: "key" | number): FilePlace {
    const source = typeof index === "number" ? this.sources[index] : undefined;
    return source?.locate(path, part) ?? { file: this.folder, line: 1, column: 1 };
  }
}
