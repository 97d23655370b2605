import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { buttonRecipe } from "../../theme/recipes";
import { LinkButton } from "../../ui/links";
import { Button, VisuallyHidden } from "../../ui/primitives";

interface PlaceholderButtonProps {
  /** The action that a real application would perform: "download white paper 3". */
  readonly action: string;
  /** One of many beside each other. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A button that only says what a real application would do (docs/behaviour.md 4.18). */
function PlaceholderButton({ action, quiet, children }: PlaceholderButtonProps) {
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

/** A plain link: the router would look for a page. */
const FileButton = chakra("a", buttonRecipe);

interface ItemActionProps {
  /** The address of the item's file, if it has one. */
  readonly to?: string | null;
  /** The address of a file of the site, where the item has one. */
  readonly file?: string | null;
  /** The action for an item with neither: "download white paper 3". */
  readonly placeholder: string;
  /** The title of the item, for the accessible name. */
  readonly about: string;
  /** One of many beside each other. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** The action of an item: a link to another site, a download, or a placeholder (docs/behaviour.md 4.18). */
export function ItemAction({ to, file, placeholder, about, quiet, children }: ItemActionProps) {
  const label = (
    <>
      {children}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </>
  );
  return (
    <chakra.div display="flex" alignSelf="flex-start" marginTop="auto">
      {file ? (
        <FileButton href={file} download variant={quiet ? "outline" : "default"}>
          {label}
        </FileButton>
      ) : to ? (
        <LinkButton to={to} variant={quiet ? "outline" : "default"}>
          {label}
        </LinkButton>
      ) : (
        <PlaceholderButton action={placeholder} quiet={quiet}>
          {label}
        </PlaceholderButton>
      )}
    </chakra.div>
  );
}
