import { chakra } from "@chakra-ui/react/styled-system";
import { useSite } from "../../layout/use-site";
import { LinkButton } from "../../ui/links";
import { Button, Text } from "../../ui/primitives";
import type { Search } from "../../ui/search-field";

interface NoResultsProps {
  readonly title: string;
  readonly text: string;
  readonly search: Search;
}

/** Replaces a list in which a search has found nothing, and offers the whole list, or a person to ask. */
export function NoResults({ title, text, search }: NoResultsProps) {
  const { contact } = useSite().navigation;
  return (
    <chakra.div borderTop="hairline" paddingBlock={{ base: "10", md: "16" }}>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <Text marginTop="3" color="fg.muted">
        {text}
      </Text>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="6" marginTop="6" data-print="none">
        <Button variant="outline" onClick={search.clear}>
          Show all
        </Button>
        <LinkButton to={contact.to} variant="link">
          Ask us instead
        </LinkButton>
      </chakra.div>
    </chakra.div>
  );
}
