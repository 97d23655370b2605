import { useCallback, useState } from "react";
import { OUTCOME_MESSAGES } from "../../forms/form-copy";
import { reloadForNewDeploy } from "../../lib/new-deploy";
import { showToast } from "../../lib/toasts";
import type { ApplyDialog } from "./apply-dialog";
import { loadDialog } from "./load-dialog";
import type { Position } from "./position";

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
