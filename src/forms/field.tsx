import { chakra } from "@chakra-ui/react/styled-system";
import { fieldRecipe } from "../theme/field-recipe";
import { Note } from "../ui/primitives";
import type { FormField } from "./fields";
import type { SubmissionKind } from "./submission-kind";

const Input = chakra("input", fieldRecipe);
const Select = chakra("select", fieldRecipe, { defaultProps: { select: true } });
const TextArea = chakra("textarea", fieldRecipe, { defaultProps: { multiline: true } });

/** Leaves room for the header and an error of two lines, so the cursor and the error are visible together. */
const fitsWindow = { minHeight: "0", maxHeight: "max(3rem, calc(100vh - 8rem))" } as const;

interface FieldControlProps {
  readonly field: FormField;
  /** The ids of the control, and of the hint and the error that describe it. */
  readonly ids: { readonly control: string; readonly hint?: string; readonly error?: string };
  /** The value that is being sent: the field is read-only. */
  readonly sent?: string;
}

function FieldControl({ field, ids, sent }: FieldControlProps) {
  const readOnly = field.value !== undefined || sent !== undefined;
  const shared = {
    id: ids.control,
    name: field.name,
    required: field.required !== undefined,
    autoComplete: field.autoComplete,
    "aria-invalid": ids.error ? ("true" as const) : undefined,
    "aria-describedby": [ids.hint, ids.error].filter(Boolean).join(" ") || undefined,
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
  const text = { ...shared, minLength: field.minLength, readOnly, defaultValue: field.value };
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

interface FieldProps {
  /** The form of the field. A page has at most one of each kind. */
  readonly kind: SubmissionKind;
  readonly field: FormField;
  readonly error?: string;
  /** See FieldControl. */
  readonly sent?: string;
}

/** A labelled field with its hint and its error message. */
export function Field({ kind, field, error, sent }: FieldProps) {
  const id = `${kind}-${field.name}`;
  const ids = { control: id, hint: field.hint ? `${id}-hint` : undefined, error: error ? `${id}-error` : undefined };
  return (
    <FieldBox half={field.half ?? false}>
      <chakra.label htmlFor={id} textStyle="small" fontWeight="700">
        {field.label}
        {field.required ? <span aria-hidden="true"> *</span> : null}
      </chakra.label>
      {field.hint ? <Note id={ids.hint}>{field.hint}</Note> : null}
      <FieldControl field={field} ids={ids} sent={sent} />
      {error ? <ErrorText id={ids.error}>{error}</ErrorText> : null}
    </FieldBox>
  );
}
