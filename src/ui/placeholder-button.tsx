import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button";

interface PlaceholderButtonProps extends Pick<ComponentProps<typeof Button>, "variant"> {
  /** What a real application would do to which item: "download white paper 3". */
  readonly action: string;
  readonly children: ReactNode;
}

/** A button with nothing behind it yet: it says what a real application would do (docs/behaviour.md 4.18). */
export function PlaceholderButton({ action, variant, children }: PlaceholderButtonProps) {
  return (
    <Button
      variant={variant}
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
