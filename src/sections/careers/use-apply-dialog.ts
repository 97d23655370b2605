import { useCallback, useState } from "react";
import { GENERAL_APPLICATION } from "../../forms/choices";
import { OUTCOME_MESSAGES } from "../../forms/form-copy";
import { reloadForNewDeploy } from "../../lib/new-deploy";
import { showToast } from "../../lib/toasts";
import { withLooks } from "../../theme/in-browser/load-looks";
import type { ApplyDialog } from "./apply-dialog";

/** What somebody applies for: a job, or none in particular. */
export interface Position {
  /** The job's id; 0 is the general application. */
  readonly id: number;
  readonly title: string;
}

/** The application that names no job. */
export const generalPosition: Position = { id: 0, title: GENERAL_APPLICATION };

/** The id of the button that opens the apply dialog, and gets focus back from it. */
export function applyButtonId({ id }: Position): string {
  return `apply-${String(id)}`;
}

/** Fetches the apply dialog and its form. */
const loadDialog = () => withLooks(import("./apply-dialog"));

/** Fetches what an application is checked by; the dialog opens without it. */
export const loadApplicationSchema = async () => (await import("../../forms/application")).applicationSchema;

/** Fetches both ahead of a press. */
export function prepareDialog(): void {
  Promise.all([loadDialog(), loadApplicationSchema()]).catch(() => undefined);
}

interface OpenDialog {
  readonly Dialog: typeof ApplyDialog;
  readonly position: Position;
}

/** Says that there is no dialog now, unless the page is reloaded for it. */
async function tellOfFailure(error: unknown): Promise<void> {
  if (await reloadForNewDeploy(error)) return;
  showToast({ ...OUTCOME_MESSAGES.application.failure, kind: "destructive" });
}

/**
 * Opens the apply dialog for a position. The dialog and its form are fetched when they come near; not by React.lazy,
 * which takes the page down where they cannot be fetched and does not try again.
 */
export function useApplyDialog() {
  const [opened, setOpened] = useState<OpenDialog | null>(null);

  /** Opens the dialog for a position; resolved once it is open, or the visitor knows that it can't be. */
  const open = useCallback(async (position: Position) => {
    try {
      const { ApplyDialog: Dialog } = await loadDialog();
      setOpened({ Dialog, position });
    } catch (error) {
      await tellOfFailure(error);
    }
  }, []);

  /** Closes the dialog of this position: an application that ends late must not close the dialog of another. */
  const close = useCallback((position: Position) => {
    setOpened((now) => (now?.position === position ? null : now));
  }, []);

  return { opened, open, close };
}
