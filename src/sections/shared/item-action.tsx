import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { buttonRecipe } from "../../theme/recipes";
import { LinkButton } from "../../ui/links";
import { Button, VisuallyHidden } from "../../ui/primitives";

/** A plain link: the router would look for a page. */
const FileButton = chakra("a", buttonRecipe);

interface ItemActionProps {
  /** An address on another site, if the item has one. */
  readonly to?: string | null;
  /** The address of a file of this site, if the item has one. */
  readonly file?: string | null;
  /** The action for an item with neither: "download white paper 3". */
  readonly placeholder: string;
  /** The title of the item, for the accessible name. */
  readonly about: string;
  readonly children: ReactNode;
}

/**
 * The action of an item: a link to another site, a download, or a button that only says what a real application would do
 * (docs/behaviour.md 4.18).
 */
export function ItemAction({ to, file, placeholder, about, children }: ItemActionProps) {
  const label = (
    <>
      {children}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </>
  );
  if (file) {
    return (
      <FileButton href={file} download variant="outline">
        {label}
      </FileButton>
    );
  }
  if (to) {
    return (
      <LinkButton to={to} variant="outline">
        {label}
      </LinkButton>
    );
  }
  return (
    <Button
      variant="outline"
      data-needs-script=""
      data-print="none"
      onClick={() => {
        window.alert(`In a real application, this would ${placeholder}.`);
      }}
    >
      {label}
    </Button>
  );
}
