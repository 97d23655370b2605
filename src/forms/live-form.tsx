import { useEffect, useRef, useState } from "react";
import { formDraft } from "./form-draft";
import type { FormField, SubmitLabels } from "./form-field";
import { emptyValues } from "./form-values";
import type { FormValues, SubmissionSchema } from "./form-values";
import { SubmissionForm } from "./submission-form";
import type { SubmissionKind } from "./submission-kind";
import { useSubmission } from "./use-submission";

interface LiveFormProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  readonly labels: SubmitLabels;
  readonly loadSchema: () => Promise<SubmissionSchema>;
  /** What the visitor had entered before the form came to life. */
  readonly entered: FormValues;
  /** Whether the visitor had already pressed the submit button. */
  readonly submitted: boolean;
}

/** A form with formik and its schema at work: loaded once the visitor comes near it. */
export function LiveForm({ kind, fields, labels, loadSchema, entered, submitted }: LiveFormProps) {
  const [draft] = useState(() => formDraft(kind));
  const submission = useSubmission({ kind, fields, loadSchema, initialValues: emptyValues(fields), entered, draft });
  const submitAtOnce = useRef(submitted);
  useEffect(() => {
    if (!submitAtOnce.current) return;
    submitAtOnce.current = false;
    void submission.submit();
  }, [submission]);
  return <SubmissionForm kind={kind} fields={fields} labels={labels} submission={submission} />;
}
