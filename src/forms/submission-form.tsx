import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { VisuallyHidden } from "../ui/visually-hidden";
import { attentionText } from "./attention-text";
import { Field } from "./field";
import { ASTERISK_EXPLAINED } from "./form-field";
import type { FormField, SubmitLabels } from "./form-field";
import { Honeypot } from "./honeypot";
import { ENDPOINTS, FORM_NAMES } from "./submission-kind";
import type { SubmissionKind } from "./submission-kind";
import type { FormAttributes, Submission } from "./use-submission";

const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "6",
    rowGap: "5",
  },
});

interface SubmissionFormProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  readonly labels: SubmitLabels;
  /** The state of the form; without it, it is plain HTML that the browser checks and sends. */
  readonly submission?: Submission;
  /** Attributes of the form element, where it has no state. */
  readonly attributes?: FormAttributes;
  /** Stands before the submit button. */
  readonly children?: ReactNode;
}

/** A form of the site, as it looks. It can be sent with scripts and without. */
export function SubmissionForm({ kind, fields, labels, submission, attributes, children }: SubmissionFormProps) {
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
      {fields.some(({ required }) => !required) ? (
        <chakra.p textStyle="small" color="fg.muted">
          {ASTERISK_EXPLAINED}
        </chakra.p>
      ) : null}
      <Fields>
        {fields.map((field) => (
          <Field key={field.name} form={kind} field={field} {...submission?.field(field.name)} />
        ))}
      </Fields>
      <Honeypot {...submission?.honeypot} />
      {submission ? (
        // A single error is spoken with its field, which has focus.
        <VisuallyHidden role="status">
          {submission.invalidFields > 1 ? attentionText(submission.invalidFields) : null}
        </VisuallyHidden>
      ) : null}
      <chakra.div data-actions="" data-print="none" display="flex" flexWrap="wrap" gap="3">
        {children}
        <Button type="submit" disabled={busy}>
          {busy ? labels.busy : labels.idle}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
