import { chakra } from "@chakra-ui/react/styled-system";
import type { ChangeEvent } from "react";
import { fieldRecipe } from "../theme/recipes/field";
import type { FormField } from "./form-field";

const Input = chakra("input", fieldRecipe);
const Choice = chakra("select", fieldRecipe, { defaultProps: { choice: true } });
const TextArea = chakra("textarea", fieldRecipe, { defaultProps: { multiline: true } });

/** How a field is tied to the state of a form; without it the browser keeps the value. */
export interface FieldBinding {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
}

interface FieldControlProps {
  readonly field: FormField;
  readonly id: string;
  /** The id of the hint, where there is one. */
  readonly hintId?: string;
  /** The id of the error message, while there is one. */
  readonly errorId?: string;
  readonly binding?: FieldBinding;
}

/** The box of a field: a line, several lines or a choice. */
export function FieldControl({ field, id, hintId, errorId, binding }: FieldControlProps) {
  const shared = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autoComplete ?? undefined,
    "aria-invalid": errorId ? true : undefined,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
    ...binding,
  };
  if (field.type === "select") {
    return (
      <Choice {...shared}>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
    );
  }
  const text = { ...shared, minLength: field.minLength ?? undefined };
  if (field.type === "multiline") return <TextArea {...text} rows={field.rows ?? undefined} />;
  return <Input {...text} type={field.type} readOnly={field.readOnly} />;
}
