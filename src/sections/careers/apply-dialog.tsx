import { useMemo, useRef } from "react";
import { withField } from "../../forms/field";
import type { FormField } from "../../forms/field";
import { LiveForm } from "../../forms/live-form";
import { Button } from "../../ui/primitives";
import { ModalDialog } from "../../ui/modal-dialog";
import type { Position } from "./apply-button";

interface ApplyDialogProps {
  /** The position that the visitor applies for. */
  readonly position: Position;
  readonly fields: readonly FormField[];
  /** The button that has opened the dialog. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/**
 * The apply dialog: docs/behaviour.md 4.9. Its buttons, Escape and success close it. A press outside doesn't: the visitor
 * may have missed a field.
 */
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
