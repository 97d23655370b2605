import type { ReactNode } from "react";
import { LinkButton } from "../../ui/links";
import { Button, VisuallyHidden } from "../../ui/primitives";

interface ItemActionProps {
  readonly to?: string | null;
  readonly file?: string | null;
  /** The text of the alert without a URL or a file: "download white paper 3". */
  readonly placeholder: string;
  readonly itemTitle: string;
  readonly children: ReactNode;
}

/** A link, a download, or a placeholder button whose alert explains what a real application would do. */
export function ItemAction({ to, file, placeholder, itemTitle, children }: ItemActionProps) {
  const label = (
    <>
      {children}
      <VisuallyHidden>: {itemTitle}</VisuallyHidden>
    </>
  );
  const target = file ?? to;
  if (target) {
    return (
      <LinkButton to={target} download={file ? true : undefined} variant="outline">
        {label}
      </LinkButton>
    );
  }
  return (
    <Button
      variant="outline"
      data-needs-script=""
      data-print="none"
      onClick={() => window.alert(`In a real application, this would ${placeholder}.`)}
    >
      {label}
    </Button>
  );
}
