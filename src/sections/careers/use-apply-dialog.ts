import { useState } from "react";
import { OUTCOME_MESSAGES } from "../../forms/outcome-messages";
import { reloadForNewDeploy } from "../../lib/new-deploy";
import { showToast } from "../../lib/toasts";
import type { ApplyDialog } from "./apply-dialog";
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
 * Opens the apply dialog for a position. The dialog and its form are fetched when first asked for; not by React.lazy,
 * which takes the page down where they cannot be fetched and does not try again.
 */
export function useApplyDialog() {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  return {
    opened,
    open: (position: Position) => {
      import("./apply-dialog").then(({ ApplyDialog: Dialog }) => {
        setOpened({ Dialog, position });
      }, tellOfFailure);
    },
    /** Closes the dialog of this position: an application that ends late must not close the dialog of another. */
    close: (position: Position) => {
      setOpened((now) => (now?.position === position ? null : now));
    },
  };
}
