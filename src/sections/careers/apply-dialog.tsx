import { useMemo, useRef } from "react";
import { withField } from "../../forms/field";
import type { FormField } from "../../forms/field";
import { LiveForm } from "../../forms/live-form";
import { Button } from "../../ui/primitives";
import { ModalDialog } from "../../ui/modal-dialog";

/** A job, or the general application. */
export interface Position {
  /** The job's number; 0 for the general application. */
  readonly id: number;
  readonly title: string;
}

interface ApplyDialogProps {
  readonly position: Position;
  readonly fields: readonly FormField[];
  /** The button that opened the dialog and gets focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

export function ApplyDialog({ position, fields, opener, onClose }: ApplyDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const shownFields = useMemo(() => withField(fields, "position", { readOnly: true }), [fields]);
  return (
    <ModalDialog
      title={`Apply for ${position.title}`}
      description="Please fill out the form below to apply for this position."
      opener={opener}
      onClose={onClose}
    >
      <LiveForm
        kind="application"
        fields={shownFields}
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
