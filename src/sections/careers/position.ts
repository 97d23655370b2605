import { GENERAL_APPLICATION } from "../../forms/choices";

/** What somebody applies for: a job, or none in particular. */
export interface Position {
  /** The job's id; 0 is the general application. */
  readonly id: number;
  readonly title: string;
}

/** The application that names no job. */
export const generalPosition: Position = { id: 0, title: GENERAL_APPLICATION };

/** The id of the button that opens the apply dialog, and gets focus back from it. */
export function applyButtonId({ id }: Position): string {
  return `apply-${String(id)}`;
}
