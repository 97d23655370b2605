import { useCallback, useState } from "react";
import { GENERAL_APPLICATION } from "../../forms/choices";
import { OUTCOME_MESSAGES } from "../../forms/form-copy";
import { reloadForNewDeploy } from "../../lib/new-deploy";
import { showToast } from "../../lib/toasts";
import { withStyles } from "../../../plugins/gatsby-plugin-chakra-static";
import type { ApplyDialog } from "./apply-dialog";

/** What a visitor applies for: a job, or none in particular. */
export interface Position {
  /** The job's number; 0 is the general application. */
  readonly id: number;
  readonly title: string;
}

/** The position of an application without a job. */
export const generalPosition: Position = { id: 0, title: GENERAL_APPLICATION };

/** Returns the id of the button that opens the apply dialog, and gets focus back from it. */
export function applyButtonId({ id }: Position): string {
  return `apply-${String(id)}`;
}

/** Fetches the apply dialog and its form. */
const loadDialog = () => withStyles(import("./apply-dialog"));

/** Fetches the schema of an application; the dialog opens without it. */
export const loadApplicationSchema = async () => (await import("../../forms/application")).applicationSchema;

/** Fetches both before the visitor presses the button. */
export function prepareDialog(): void {
  Promise.all([loadDialog(), loadApplicationSchema()]).catch(() => undefined);
}

/** A dialog that is open; each opening is another one. */
interface OpenDialog {
  readonly Dialog: typeof ApplyDialog;
  readonly position: Position;
}

/** Shows a failure, unless the page is about to be reloaded. */
async function tellOfFailure(error: unknown): Promise<void> {
  if (await reloadForNewDeploy(error)) return;
  showToast(OUTCOME_MESSAGES.application.failure);
}

/**
 * Manages the apply dialog. Its code is fetched when a button comes near the viewport; not by React.lazy, which
 * unmounts the page if the chunk cannot be fetched, and doesn't retry.
 */
export function useApplyDialog() {
  const [opened, setOpened] = useState<OpenDialog | null>(null);

  /** Opens the dialog; resolves when it is open or its failure is shown. */
  const open = useCallback(async (position: Position) => {
    try {
      const { ApplyDialog: Dialog } = await loadDialog();
      setOpened({ Dialog, position });
    } catch (error) {
      await tellOfFailure(error);
    }
  }, []);

  /** Closes this dialog: an application that ends late must not close one that was opened since. */
  const close = useCallback((dialog: OpenDialog) => {
    setOpened((now) => (now === dialog ? null : now));
  }, []);

  return { opened, open, close };
}
