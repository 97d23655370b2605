import { chakra } from "@chakra-ui/react/styled-system";
import type { ChangeEvent } from "react";
import { fieldRecipe } from "../theme/recipes/field";
import type { fieldAttributes } from "./field-attributes";
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
  readonly attributes: ReturnType<typeof fieldAttributes>;
  readonly binding?: FieldBinding;
}

/** The box of a field: a line, several lines or a choice. */
export function FieldControl({ field, attributes: { select, textarea, input }, binding }: FieldControlProps) {
  if (field.type === "select") {
    return (
      <Choice {...select} {...binding}>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
    );
  }
  if (field.type === "multiline") return <TextArea {...textarea} {...binding} />;
  return <Input {...input} {...binding} />;
}
