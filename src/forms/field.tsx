import { chakra } from "@chakra-ui/react/styled-system";
import { fieldRecipe } from "../theme/field-recipe";
import { Note } from "../ui/primitives";
import type { FormField } from "./fields";
import type { SubmissionKind } from "./submission-kind";

const Input = chakra("input", fieldRecipe);
const Select = chakra("select", fieldRecipe, { defaultProps: { select: true } });
const TextArea = chakra("textarea", fieldRecipe, { defaultProps: { multiline: true } });

/** Leaves room for the header and an error of three lines, so the cursor and the error are visible together. */
const fitsWindow = {
  minHeight: { base: "0", _print: "8rem" },
  maxHeight: { base: "max(3rem, calc(100vh - 10rem))", _print: "none" },
  fieldSizing: { _print: "content" },
} as const;

interface FieldProps {
  /** The form of the field. A page has at most one of each kind. */
  readonly kind: SubmissionKind;
  readonly field: FormField;
  readonly error?: string;
  /** The value that is being sent: the field is read-only. */
  readonly sent?: string;
}

function FieldControl({ id, field, error, sent }: Omit<FieldProps, "kind"> & { readonly id: string }) {
  const readOnly = field.value !== undefined || sent !== undefined;
  const shared = {
    id,
    name: field.name,
    required: field.required !== undefined,
    autoComplete: field.autoComplete,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
  };
  if (field.type === "select") {
    // A select cannot be read-only, and a disabled one would lose focus, so only its other options are disabled. Without a
    // default, a reset would choose the one that isn't.
    return (
      <Select {...shared} aria-readonly={readOnly || undefined} defaultValue="">
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value} disabled={readOnly && value !== sent}>
            {label}
          </option>
        ))}
      </Select>
    );
  }
  const text = { ...shared, minLength: field.minLength, readOnly, defaultValue: field.value, dir: "auto" };
  if (field.type === "multiline") return <TextArea {...text} rows={field.rows} css={fitsWindow} />;
  // In an input of the type "email", Chromium changes straße.example to another domain, strasse.example. In one of the type
  // "text", phones would correct an address.
  if (field.type === "email")
    return <Input {...text} type="text" inputMode="email" autoCapitalize="none" autoCorrect="off" spellCheck={false} />;
  return <Input {...text} type={field.type ?? "text"} />;
}

const FieldBox = chakra("div", {
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

export function Field({ kind, field, error, sent }: FieldProps) {
  const id = `${kind}-${field.name}`;
  return (
    <FieldBox half={field.half ?? false}>
      <chakra.label htmlFor={id} textStyle="small" fontWeight="700">
        {field.label}
        {field.required ? <span aria-hidden="true"> *</span> : null}
      </chakra.label>
      {field.hint ? <Note id={`${id}-hint`}>{field.hint}</Note> : null}
      <FieldControl id={id} field={field} error={error} sent={sent} />
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
    </FieldBox>
  );
}
