import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { buttonRecipe } from "../../theme/recipes/button";
import { LinkButton } from "../../ui/link-button";
import { PlaceholderButton } from "../../ui/placeholder-button";
import { VisuallyHidden } from "../../ui/visually-hidden";

/** Not the site's own link, which would look for a page. */
const FileButton = chakra("a", buttonRecipe);

interface ItemActionProps {
  /** An address elsewhere, where the item has one. */
  readonly to?: string | null;
  /** The address of a file of the site, where the item has one. */
  readonly file?: string | null;
  /** What a real application would do to an item that has neither: "download white paper 3". */
  readonly placeholder: string;
  /** The title of the item, for those who hear the button by itself. */
  readonly about: string;
  /** One of many beside each other. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** What can be done with an item: it leads elsewhere, downloads a file, or says what it would do (docs/behaviour.md 4.18). */
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
