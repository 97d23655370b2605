import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The keys that journeys press, named as in `KeyboardEvent.key`. */
export type Key = "Tab" | "Enter" | "Escape" | "ArrowDown" | "ArrowUp" | "F8";

/** What a page retains after garbage collection. */
export interface Counters {
  readonly heapBytes: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** A browser tab with its own session: the operations that journeys need, which each browser implements. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the main button of the mouse over the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into the first element that matches, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** Resizes the viewport, or comes as close as the browser's window allows. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates a JavaScript expression in the page; its value must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Missing in browsers without such counters. */
  readonly count?: () => Promise<Counters>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Opens a tab without cache or storage of earlier ones. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** Starts a browser; throws an Error that says what to install when it is missing. */
export type Launch = () => Promise<Engine>;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds an installed program.
 *
 * @param names names in the search path or absolute paths, of which the first that exists is returned
 * @param debianPackage the Debian package of the program
 * @throws Error that says how to install the program when it is missing
 */
export function findProgram(names: readonly string[], debianPackage: string): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = names.flatMap((name) => (name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name))));
  const found = places.find(isExecutable);
  if (found) return found;
  throw new Error(
    `${names.join(" or ")} is not installed. On Debian and Ubuntu: apt-get install --no-install-recommends ${debianPackage}`,
  );
}
