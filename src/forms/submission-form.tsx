import { chakra } from "@chakra-ui/react/styled-system";
import { forwardRef } from "react";
import type { ReactNode } from "react";
import { SiteLink } from "../ui/links";
import { Button } from "../ui/primitives";
import { Field } from "./field";
import { ASTERISK_EXPLAINED, POLICY_LINK, SUBMIT_LABELS, USE_EXPLAINED, attentionText } from "./form-copy";
import type { FormField } from "./form-field";
import { ENDPOINTS, FORM_NAMES, HONEYPOT_FIELD } from "./submission-kind";
import type { SubmissionKind } from "./submission-kind";
import type { FormAttributes, Submission } from "./use-submission";

interface HoneypotProps {
  readonly defaultValue?: string;
}

/** Asks 1Password, LastPass, Bitwarden and Dashlane to leave a field alone; they ignore `autocomplete`. */
const IGNORED_BY_PASSWORD_MANAGERS = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

/** A field that only programs fill in: nobody sees it, hears it or reaches it with the keyboard. */
export const Honeypot = forwardRef<HTMLInputElement, HoneypotProps>(function Honeypot({ defaultValue }, ref) {
  return (
    <chakra.div aria-hidden="true" srOnly data-print="none">
      <label>
        Leave this field empty
        <input
          ref={ref}
          name={HONEYPOT_FIELD}
          defaultValue={defaultValue}
          tabIndex={-1}
          autoComplete="off"
          {...IGNORED_BY_PASSWORD_MANAGERS}
        />
      </label>
    </chakra.div>
  );
});

const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "6",
    rowGap: "5",
  },
});

const Note = chakra("p", {
  base: {
    textStyle: "small",
    color: "fg.muted",
    "[data-ground=inverse] &": { color: "fg.inverseMuted" },
    "& a": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
});

/** The form's one live region: it counts errors, which only screen readers need, or says that a submission was received. */
const Status = chakra("p", {
  base: { alignSelf: "center", textStyle: "small", fontWeight: "600" },
  variants: { seen: { false: { srOnly: true }, true: {} } },
});

interface SubmissionFormProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  /** The state of the form. Without it, the form is plain HTML that the browser validates and sends. */
  readonly submission?: Submission;
  /** Attributes of the form element without state. */
  readonly attributes?: FormAttributes;
  /** Shown before the submit button. */
  readonly children?: ReactNode;
}

/** The markup of each form of the site, which works with scripts and without. */
export function SubmissionForm({ kind, fields, submission, attributes, children }: SubmissionFormProps) {
  const busy = submission?.isSubmitting ?? false;
  const ownAttributes = submission?.attributes ?? attributes;
  return (
    <chakra.form
      method="post"
      action={ENDPOINTS[kind]}
      aria-label={FORM_NAMES[kind]}
      display="flex"
      flexDirection="column"
      gap="6"
      {...ownAttributes}
    >
      {fields.some(({ required }) => !required) ? <Note>{ASTERISK_EXPLAINED}</Note> : null}
      <Fields>
        {fields.map((field) => (
          <Field
            key={field.name}
            form={kind}
            field={busy ? { ...field, readOnly: true } : field}
            {...submission?.field(field.name)}
          />
        ))}
      </Fields>
      <Honeypot {...submission?.honeypot} />
      <Note data-print="none">
        {USE_EXPLAINED[kind]} <SiteLink to={POLICY_LINK.to}>{POLICY_LINK.label}</SiteLink>
      </Note>
      <chakra.div data-actions="" data-print="none" display="flex" flexWrap="wrap" gap="3">
        {children}
        <Button type="submit" disabled={busy}>
          {busy ? SUBMIT_LABELS[kind].busy : SUBMIT_LABELS[kind].idle}
        </Button>
        {submission ? (
          <Status role="status" seen={submission.received !== ""}>
            {/* A screen reader reads a single error with its field, which has focus. */}
            {submission.invalidFields > 1 ? attentionText(submission.invalidFields) : submission.received}
          </Status>
        ) : null}
      </chakra.div>
    </chakra.form>
  );
}
