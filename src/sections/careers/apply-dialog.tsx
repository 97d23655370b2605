import { FIELDS, withField } from "../../forms/fields";
import { SubmissionForm } from "../../forms/submission-form";
import { Button } from "../../ui/primitives";
import { ModalDialog } from "../../ui/modal-dialog";

/** Its number is 0 for the general application. */
export type Position = Pick<Queries.Job, "number" | "title">;

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
        topic={String(position.number)}
        onSuccess={onSuccess}
      >
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </SubmissionForm>
    </ModalDialog>
  );
}
