/** The validators of the schemas by name, which the build writes. */
declare module "content-validators" {
  import type { ValidateFunction } from "ajv/dist/2020";
  const validators: Readonly<Record<string, ValidateFunction>>;
  export default validators;
}

/** The site's module that the option `check` names. */
declare module "content-check-options" {
  import type { CheckOptions } from "../../../gatsby-plugin-content-schema/browser";
  /** @param site what the site's options need of files that browsers can't read */
  export default function checkOptions(site: unknown): CheckOptions;
}
