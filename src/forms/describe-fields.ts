import type { AnyObjectSchema } from "yup";

/** What a form's schema says of a field. */
export interface FieldDescription {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
}

/**
 * The fields of a form, in the order of its schema.
 *
 * @throws Error naming a field that has no label
 */
export function describeFields(schema: AnyObjectSchema): FieldDescription[] {
  return Object.entries(schema.describe().fields).map(([name, field]) => {
    const label = "label" in field ? field.label : undefined;
    if (!label) throw new Error(`The field "${name}" has no label in its schema`);
    return { name, label, required: "optional" in field && !field.optional };
  });
}
