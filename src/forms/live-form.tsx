import { useEffect, useRef, useState } from "react";
import { formDraft } from "./form-draft";
import type { FormField, FormValues, SubmissionSchema } from "./form-field";
import { emptyValues } from "./form-field";
import { SubmissionForm } from "./submission-form";
import type { SubmissionKind } from "./submission-kind";
import { useSubmission } from "./use-submission";

interface LiveFormProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  readonly loadSchema: () => Promise<SubmissionSchema>;
  /** The values that the visitor had entered into the plain form. */
  readonly entered: FormValues;
  /** Whether the visitor had already submitted the plain form. */
  readonly submitted: boolean;
}

/** A form with state and validation, fetched when the visitor comes near it. */
export function LiveForm({ kind, fields, loadSchema, entered, submitted }: LiveFormProps) {
  const [draft] = useState(() => formDraft(kind));
  const submission = useSubmission({
    kind,
    fields,
    loadSchema,
    initialValues: emptyValues(fields),
    entered,
    draft,
  });
  const submitAtOnce = useRef(submitted);
  useEffect(() => {
    if (!submitAtOnce.current) return;
    submitAtOnce.current = false;
    void submission.submit();
  }, [submission]);
  return <SubmissionForm kind={kind} fields={fields} submission={submission} />;
}
