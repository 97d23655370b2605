import { chakra } from "@chakra-ui/react/styled-system";
import { LinkButton } from "../../ui/link-button";
import { Section } from "../../ui/section";

interface NotFoundMessageProps {
  readonly copy: Queries.SectionTextFragment;
}

/** The big number, what may have happened, and two ways on. */
export function NotFoundMessage({ copy: { heading, text } }: NotFoundMessageProps) {
  return (
    <Section labelledBy="not-found-message">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "1fr", lg: "7fr 5fr" }}
        alignItems="center"
        gap={{ base: "8", lg: "12" }}
      >
        <chakra.h2 id="not-found-message" textStyle="monument" color="accent">
          {heading}
        </chakra.h2>
        <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="8">
          <chakra.p textStyle="lead">{text}</chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="4">
            <LinkButton to="/" size="lg">
              Return to Home
            </LinkButton>
            <LinkButton to="/contact" size="lg" variant="outline">
              Contact Support
            </LinkButton>
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
