import { chakra } from "@chakra-ui/react/styled-system";
import { useSite } from "../../layout/use-site";
import { pagePath } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Section, headingId } from "../../ui/section";
import { SectionTitle } from "../../ui/primitives";

interface NotFoundMessageProps {
  readonly copy: Queries.SectionTextFragment;
}

/** The status code, what may have happened, and two links. */
export function NotFoundMessage({ copy: { id, heading, text } }: NotFoundMessageProps) {
  const { contact } = useSite().navigation;
  return (
    <Section id={id}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "1fr", lg: "7fr 5fr" }}
        alignItems="center"
        gap={{ base: "8", lg: "12" }}
      >
        <SectionTitle id={headingId(id)} textStyle="monument" color="accent">
          {heading}
        </SectionTitle>
        <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="8">
          <chakra.p textStyle="lead">{text}</chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="4">
            <LinkButton to={pagePath("home")} size="lg">
              Return to Home
            </LinkButton>{" "}
            <LinkButton to={contact.to} size="lg" variant="outline">
              Contact Support
            </LinkButton>
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
