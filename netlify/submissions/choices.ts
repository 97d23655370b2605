import { positionOptions, serviceOptions } from "../../src/forms/choices";
import type { FieldOption } from "../../src/forms/choices";
import offered from "../generated/choices.json";
import type { SubmissionValues } from "./submission";

/** What the site offers in the fields that are choices, by the field's name. */
export const CHOICES: Readonly<Record<string, readonly FieldOption[]>> = {
  position: positionOptions(offered.positions),
  service: serviceOptions(offered.services),
};

/**
 * Returns the names of the fields whose answer the site does not offer now: it was taken down while the visitor's page
 * was open. Nobody is refused for that; whoever reads the submission is told.
 */
export function unlistedFields(values: SubmissionValues): string[] {
  const isUnlisted = (name: string) => CHOICES[name]?.every(({ value }) => value !== values[name]) ?? false;
  return Object.keys(values).filter(isUnlisted);
}
