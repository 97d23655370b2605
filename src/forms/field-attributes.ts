import type { FormField } from "./form-field";

/**
 * Returns the attributes of a field's parts, by React's names for them: the form on the pages is made with them, and the
 * plain HTML that a function sends back.
 *
 * @param id the id of the control; those of its hint and its error are made from it
 * @param isInvalid whether an error stands below the field
 */
export function fieldAttributes(field: FormField, id: string, isInvalid: boolean) {
  const hintId = field.hint ? `${id}-hint` : undefined;
  const errorId = isInvalid ? `${id}-error` : undefined;
  const select = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autoComplete ?? undefined,
    "aria-invalid": isInvalid ? ("true" as const) : undefined,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
  };
  const minLength = field.minLength ?? undefined;
  return {
    hintId,
    errorId,
    select,
    textarea: { ...select, minLength, rows: field.rows ?? undefined, readOnly: field.readOnly },
    input: { ...select, minLength, type: field.type, readOnly: field.readOnly },
  };
}
