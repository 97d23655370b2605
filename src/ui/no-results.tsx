import { chakra } from "@chakra-ui/react/styled-system";

interface NoResultsProps {
  readonly title: string;
  readonly text: string;
}

/** Stands in the place of a list in which a search has found nothing. */
export function NoResults({ title, text }: NoResultsProps) {
  return (
    <chakra.div borderTop="hairline" paddingBlock={{ base: "10", md: "16" }}>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.p marginTop="3" color="fg.muted" maxWidth="measure">
        {text}
      </chakra.p>
    </chakra.div>
  );
}
