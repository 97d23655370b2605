/** CSS by the hashes of its classes, one rule a line, with `&` for the class. */
export type Styles = Readonly<Record<string, string>>;

/** The CSS of all compiled classes. The build replaces this file (`../compiler/loader.mjs`). */
export const styles: Styles = {};
