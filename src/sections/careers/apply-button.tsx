import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { whenNearViewport } from "../../lib/when-near-viewport";
import { Button } from "../../ui/primitives";
import { applyButtonId, prepareDialog } from "./use-apply-dialog";
import type { Position } from "./use-apply-dialog";

interface ApplyButtonProps {
  readonly applyFor: Position;
  /** Opens the apply dialog; resolves when it is open or has failed. */
  readonly onApply: (position: Position) => Promise<void>;
  /** Whether it is a section's only button, on a dark ground. */
  readonly prominent?: boolean;
  readonly children: ReactNode;
}

/** Opens the apply dialog, which is fetched when the button comes near the viewport. Busy until the dialog is open. */
export function ApplyButton({ applyFor, onApply, prominent, children }: ApplyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => (button.current ? whenNearViewport(button.current, prepareDialog) : undefined), []);

  const apply = async () => {
    setBusy(true);
    await onApply(applyFor);
    setBusy(false);
  };

  return (
    <Button
      ref={button}
      id={applyButtonId(applyFor)}
      aria-haspopup="dialog"
      aria-busy={busy || undefined}
      onClick={() => void apply()}
      variant={prominent ? "secondary" : "default"}
      size={prominent ? "lg" : "default"}
    >
      {children}
    </Button>
  );
}
