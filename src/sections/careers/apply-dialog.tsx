import { useCallback, useMemo, useState } from "react";
import { formDraft } from "../../forms/form-draft";
import { emptyValues, withField } from "../../forms/form-field";
import type { FormField } from "../../forms/form-field";
import { SubmissionForm } from "../../forms/submission-form";
import { useSubmission } from "../../forms/use-submission";
import { Button } from "../../ui/primitives";
import { ModalDialog } from "../../ui/modal-dialog";
import { applyButtonId, loadApplicationSchema } from "./use-apply-dialog";
import type { Position } from "./use-apply-dialog";

interface ApplyDialogProps {
  /** The position that the visitor applies for. */
  readonly position: Position;
  readonly fields: readonly FormField[];
  readonly onClose: () => void;
}

/** Returns the first field to fill in: the position before it is read-only. */
const firstField = (content: HTMLElement) => content.querySelector<HTMLElement>("[name=name]");

/**
 * The apply dialog: docs/behaviour.md 4.9. Cancel, Escape and success close it. A press outside doesn't, as it would
 * lose what was written, nor does Escape while the application is being sent.
 */
export function ApplyDialog({ position, fields, onClose }: ApplyDialogProps) {
  const [draft] = useState(() => formDraft("application", String(position.id)));
  const submission = useSubmission({
    kind: "application",
    fields,
    loadSchema: loadApplicationSchema,
    initialValues: { ...emptyValues(fields), position: position.title },
    draft,
    onSuccess: onClose,
  });
  const shownFields = useMemo(() => withField(fields, "position", { readOnly: true }), [fields]);
  const { isSubmitting } = submission;
  const onEscape = useCallback(() => {
    if (!isSubmitting) onClose();
  }, [isSubmitting, onClose]);
  return (
    <ModalDialog
      title={`Apply for ${position.title}`}
      description="Please fill out the form below to apply for this position."
      firstFocus={firstField}
      returnTo={applyButtonId(position)}
      onEscape={onEscape}
    >
      <SubmissionForm kind="application" fields={shownFields} submission={submission}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </SubmissionForm>
    </ModalDialog>
  );
}
