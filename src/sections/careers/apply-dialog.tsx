import { FIELDS, withField } from "../../forms/fields";
import { SubmissionForm } from "../../forms/submission-form";
import { Button } from "../../ui/primitives";
import { ModalDialog } from "../../ui/modal-dialog";

export interface Position {
  /** The job's number; 0 for the general application. */
  readonly id: number;
  readonly title: string;
}

interface ApplyDialogProps {
  readonly position: Position;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
  readonly onSuccess: () => void;
}

export function ApplyDialog({ position, opener, onClose, onSuccess }: ApplyDialogProps) {
  return (
    <ModalDialog
      title={`Apply for ${position.title}`}
      description="Please fill out the form below to apply for this position."
      opener={opener}
      onClose={onClose}
    >
      <SubmissionForm
        kind="application"
        fields={withField(FIELDS.application, "position", { value: position.title })}
        topic={String(position.id)}
        onSuccess={onSuccess}
      >
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </SubmissionForm>
    </ModalDialog>
  );
}
