import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo } from "react";
import { fieldAttributes } from "./field-attributes";
import { FieldControl } from "./field-control";
import type { FieldBinding } from "./field-control";
import type { FormField } from "./form-field";
import type { SubmissionKind } from "./submission-kind";

export const formFieldContent = graphql`
  fragment FormFieldContent on FormField {
    name
    label
    required
    minLength
    type
    autoComplete
    rows
    hint
    half
  }
`;

const Frame = chakra("div", {
  base: { display: "flex", flexDirection: "column", gap: "2", minWidth: "0" },
  variants: { half: { false: { gridColumn: "1 / -1" }, true: {} } },
});

const ErrorText = chakra("p", {
  base: {
    textStyle: "small",
    fontWeight: "600",
    color: "danger",
    "[data-ground=inverse] &": { color: "dangerInverse" },
  },
});

interface FieldProps {
  /** The form that it is in: a page has one of each kind. */
  readonly form: SubmissionKind;
  readonly field: FormField;
  /** What is wrong with the value. */
  readonly error?: string;
  readonly binding?: FieldBinding;
}

/** A form is drawn several times on its way; its fields only where something has changed for them. */
function looksTheSame(now: FieldProps, next: FieldProps): boolean {
  return (
    now.field === next.field &&
    now.error === next.error &&
    now.binding?.value === next.binding?.value &&
    now.binding?.onChange === next.binding?.onChange
  );
}

/** A labelled field with its error below it: its description, spoken with it. */
export const Field = memo(function Field({ form, field, error, binding }: FieldProps) {
  const id = `${form}-${field.name}`;
  const attributes = fieldAttributes(field, id, Boolean(error));
  return (
    <Frame half={field.half}>
      <chakra.label htmlFor={id} textStyle="small" fontWeight="700">
        {field.label}
        {field.required ? <span aria-hidden="true"> *</span> : null}
      </chakra.label>
      {field.hint ? (
        <chakra.p id={attributes.hintId} textStyle="small" color="fg.muted">
          {field.hint}
        </chakra.p>
      ) : null}
      <FieldControl field={field} attributes={attributes} binding={binding} />
      {error ? <ErrorText id={attributes.errorId}>{error}</ErrorText> : null}
    </Frame>
  );
}, looksTheSame);
