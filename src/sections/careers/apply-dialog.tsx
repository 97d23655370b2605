import { useRef } from "react";
import { FIELDS, withField } from "../../forms/fields";
import { LiveForm } from "../../forms/live-form";
import { Button } from "../../ui/primitives";
import { ModalDialog } from "../../ui/modal-dialog";

/** A job, or the general application. */
export interface Position {
  /** The job's number; 0 for the general application. */
  readonly id: number;
  readonly title: string;
}

const SHOWN_FIELDS = withField(FIELDS.application, "position", { readOnly: true });

interface ApplyDialogProps {
  readonly position: Position;
  /** The button that opened the dialog and gets focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

export function ApplyDialog({ position, opener, onClose }: ApplyDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <ModalDialog
      title={`Apply for ${position.title}`}
      description="Please fill out the form below to apply for this position."
      opener={opener}
      onClose={onClose}
    >
      <LiveForm
        kind="application"
        fields={SHOWN_FIELDS}
        form={form}
        topic={String(position.id)}
        entered={{ position: position.title }}
        onSuccess={onClose}
      >
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </LiveForm>
    </ModalDialog>
  );
}
