import type { AnyObjectSchema } from "yup";
import { LEAST } from "./text-field";

/** What a form's schema says of a field. */
export interface FieldDescription {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  /** The least characters of a text that is long enough; null where there is no such limit. */
  readonly minLength: number | null;
}

/** A check of a field, as yup describes it. */
interface Check {
  readonly name?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * What a browser may check by itself. It refuses nothing that the schema takes: it counts what can't be seen as well.
 * Greatest lengths are left to the schema: a browser cuts off what is pasted, and doesn't say so.
 */
function minLength(checks: readonly Check[]): number | null {
  const least = checks.find(({ name }) => name === LEAST)?.params?.[LEAST];
  return typeof least === "number" ? least : null;
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
    return {
      name,
      label,
      required: "optional" in field && !field.optional,
      minLength: minLength("tests" in field ? field.tests : []),
    };
  });
}
