import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Keys that the journeys press, by their names in `KeyboardEvent.key`. */
export type Key = "Tab" | "Enter" | "Escape" | "ArrowDown" | "ArrowUp" | "F8";

/** What the page holds on to, after its garbage is collected. */
export interface Counters {
  readonly heapBytes: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** A tab of a browser, in a session of its own: all that the journeys need, and each browser has in its own words. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the main button of the mouse over the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Writes into the first element that matches, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** Makes the window as wide and high as this inside, or as near to it as the browser's own window goes. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression of JavaScript in the page, which must survive JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Missing where the browser doesn't tell. */
  readonly count?: () => Promise<Counters>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** A new tab, without anything that earlier ones have kept. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** What starts a browser; throws an Error that says what to install where it is missing. */
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
 * Where a program is installed.
 *
 * @param names its name in the search path, or its absolute path; the first that is there counts
 * @param debianPackage what brings it
 * @throws Error saying how to install it
 */
export function installed(names: readonly string[], debianPackage: string): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = names.flatMap((name) => (name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name))));
  const found = places.find(isExecutable);
  if (found) return found;
  throw new Error(
    `${names.join(" or ")} is not installed. On Debian and Ubuntu: apt-get install --no-install-recommends ${debianPackage}`,
  );
}
