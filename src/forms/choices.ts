/** The position of an application that names no job; its job id is 0. */
export const GENERAL_APPLICATION = "General Application";

/** The answer of somebody who does not know yet which service they need. */
const UNDECIDED_SERVICE = "not-sure";

/** An answer that a list of choices offers. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/**
 * What the contact form offers as the service that somebody asks about.
 *
 * @param services the services of the firm, by id
 */
export function serviceOptions(services: readonly FieldOption[]): FieldOption[] {
  return [{ value: "", label: "Choose a service" }, ...services, { value: UNDECIDED_SERVICE, label: "Not sure yet" }];
}

/**
 * What the application form offers as its position where it is no dialog of a job.
 *
 * @param titles the titles of the open positions
 */
export function positionOptions(titles: readonly string[]): FieldOption[] {
  return [
    { value: "", label: "Select a position" },
    ...[...titles, GENERAL_APPLICATION].map((title) => ({ value: title, label: title })),
  ];
}
