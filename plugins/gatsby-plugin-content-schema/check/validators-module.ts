import standaloneCode from "ajv/dist/standalone";
import type { JsonSchema } from "../json-schema";
import type { CheckOptions } from "./context";
import { formatChecks } from "./formats/formats";
import { createValidator } from "./read-schemas";

/**
 * Writes the validators of the schemas as a CommonJS module, for browsers in which a security policy forbids to make code
 * at run time. https://ajv.js.org/standalone.html
 *
 * @param schemas by name
 * @returns the module's code: it exports a validator for each schema by the schema's name
 * @throws Error if a schema can't be used
 */
export function validatorsModule(schemas: ReadonlyMap<string, JsonSchema>, options: CheckOptions): string {
  const ajv = createValidator(options, Object.keys(formatChecks(options)), { source: true });
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  return standaloneCode(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])));
}
