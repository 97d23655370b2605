import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button";

interface PlaceholderButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** What a real application would do to which item: "download white paper 3". */
  readonly action: string;
  readonly children: ReactNode;
}

/** A button with nothing behind it yet: it says what a real application would do (docs/behaviour.md 4.18). */
export function PlaceholderButton({ action, children, ...props }: PlaceholderButtonProps) {
  return (
    <Button
      data-needs-script=""
      data-print="none"
      onClick={() => {
        window.alert(`In a real application, this would ${action}.`);
      }}
      {...props}
    >
      {children}
    </Button>
  );
}
