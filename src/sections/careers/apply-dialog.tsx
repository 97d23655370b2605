import {
  DialogBackdrop,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from "@chakra-ui/react/dialog";
import { useMemo, useRef, useState } from "react";
import { applicationLabels } from "../../forms/application-fields";
import { applicationSchema } from "../../forms/application-schema";
import { formDraft } from "../../forms/form-draft";
import { withField } from "../../forms/form-field";
import type { FormField } from "../../forms/form-field";
import { SubmissionForm } from "../../forms/submission-form";
import { emptyValues, useSubmission } from "../../forms/use-submission";
import { useFocusTrap } from "../../lib/use-focus-trap";
import { dialogRecipe } from "../../theme/recipes/dialog";
import { Button } from "../../ui/button";
import { applyButtonId } from "./position";
import type { Position } from "./position";

interface ApplyDialogProps {
  /** What is applied for. */
  readonly position: Position;
  readonly fields: readonly FormField[];
  readonly onClose: () => void;
}

/** The field to begin with, in sight: the dialog moves focus without scrolling, and a small window shows its title only. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  const field = content?.querySelector<HTMLElement>("[name=name]") ?? null;
  field?.scrollIntoView({ block: "nearest" });
  return field;
}

/**
 * The apply dialog: docs/behaviour.md 4.9. It closes by Cancel, Escape and success; neither by a press beside it, which would
 * lose what has been written, nor by Escape while the application is on its way.
 */
export function ApplyDialog({ position, fields, onClose }: ApplyDialogProps) {
  const [draft] = useState(() => formDraft("application", String(position.id)));
  const submission = useSubmission({
    kind: "application",
    schema: applicationSchema,
    initialValues: { ...emptyValues(fields), position: position.title },
    draft,
    onSuccess: onClose,
  });
  const shownFields = useMemo(() => withField(fields, "position", { readOnly: true }), [fields]);
  const content = useRef<HTMLDivElement>(null);
  useFocusTrap(content, applyButtonId(position));
  return (
    <DialogRoot
      recipe={dialogRecipe}
      open
      onOpenChange={onClose}
      closeOnEscape={!submission.isSubmitting}
      closeOnInteractOutside={false}
      trapFocus={false}
      initialFocusEl={() => firstField(content.current)}
    >
      <DialogBackdrop />
      <DialogPositioner>
        <DialogContent ref={content}>
          <DialogHeader>
            <DialogTitle>Apply for {position.title}</DialogTitle>
            <DialogDescription>Please fill out the form below to apply for this position.</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <SubmissionForm kind="application" fields={shownFields} labels={applicationLabels} submission={submission}>
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
            </SubmissionForm>
          </DialogBody>
        </DialogContent>
      </DialogPositioner>
    </DialogRoot>
  );
}
