import type { FormField, SubmitLabels } from "./form-field";
import type { SubmissionSchema } from "./form-values";
import { SubmissionForm } from "./submission-form";
import type { SubmissionKind } from "./submission-kind";
import { useProgressiveEnhancement } from "./use-progressive-enhancement";

interface ProgressiveFormProps {
  readonly kind: SubmissionKind;
  readonly fields: readonly FormField[];
  readonly labels: SubmitLabels;
  /** Fetches the form's schema; the same function with every rendering. */
  readonly loadSchema: () => Promise<SubmissionSchema>;
}

/** A form that stands in the page as plain HTML, and comes to life when the visitor comes near it. */
export function ProgressiveForm({ kind, fields, labels, loadSchema }: ProgressiveFormProps) {
  const { attributes, live } = useProgressiveEnhancement(kind, loadSchema);
  if (!live) return <SubmissionForm kind={kind} fields={fields} labels={labels} attributes={attributes} />;
  const { Form, ...liveProps } = live;
  return <Form kind={kind} fields={fields} labels={labels} loadSchema={loadSchema} {...liveProps} />;
}
