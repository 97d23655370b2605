import type { ReactNode } from "react";
import { Button } from "./button";

interface PlaceholderButtonProps {
  /** What a real application would do to which item: "download white paper 3". */
  readonly action: string;
  /** One of many beside each other. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A button with nothing behind it yet: it says what a real application would do (docs/behaviour.md 4.18). */
export function PlaceholderButton({ action, quiet, children }: PlaceholderButtonProps) {
  return (
    <Button
      variant={quiet ? "outline" : "default"}
      data-needs-script=""
      data-print="none"
      onClick={() => {
        window.alert(`In a real application, this would ${action}.`);
      }}
    >
      {children}
    </Button>
  );
}
