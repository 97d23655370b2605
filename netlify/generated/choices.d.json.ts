import type { FieldOption } from "../../src/forms/choices";

/** What the built site offers in the fields that are choices: `npm run build` writes the file. */
declare const choices: {
  /** The titles of the open positions. */
  readonly positions: readonly string[];
  /** The services, with their ids as values. */
  readonly services: readonly FieldOption[];
};

export default choices;
