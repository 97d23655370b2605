import { chakra } from "@chakra-ui/react/styled-system";
import { LinkButton } from "../../ui/links";

interface NextEntryProps {
  readonly heading: string;
  /** Null for the only entry of its kind. */
  readonly next: Queries.LinkTextFragment | null;
  readonly all: Queries.LinkTextFragment;
}

export function NextEntry({ heading, next, all }: NextEntryProps) {
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="2" data-print="none">
      {next ? (
        <>
          <chakra.h3 textStyle="h3">{heading}</chakra.h3>
          <LinkButton to={next.to} variant="link">
            {next.label}
          </LinkButton>{" "}
        </>
      ) : null}
      <LinkButton to={all.to} variant="link">
        {all.label}
      </LinkButton>
    </chakra.div>
  );
}
