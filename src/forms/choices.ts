/** The position of an application that names no job; its job id is 0. */
export const GENERAL_APPLICATION = "General Application";

/** The choice of a visitor who does not know yet which service they need. */
export const UNDECIDED_SERVICE = "not-sure";

/** An option of a select. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/**
 * Returns the options of the contact form's service field.
 *
 * @param services the firm's services, with their ids as values
 */
export function serviceOptions(services: readonly FieldOption[]): FieldOption[] {
  return [{ value: "", label: "Choose a service" }, ...services, { value: UNDECIDED_SERVICE, label: "Not sure yet" }];
}

/**
 * Returns the options of the position field in the application form without JavaScript.
 *
 * @param titles the titles of the open positions
 */
export function positionOptions(titles: readonly string[]): FieldOption[] {
  return [
    { value: "", label: "Select a position" },
    ...[...titles, GENERAL_APPLICATION].map((title) => ({ value: title, label: title })),
  ];
}
