import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { phoneAddress } from "../../layout/contact-links";
import { pagePath } from "../../lib/paths";
import { LinkButton, SiteLink } from "../../ui/links";
import { SectionTitle } from "../../ui/primitives";
import { Section } from "../../ui/section";

export const formPageContent = graphql`
  fragment FormPageContent on PageCopy {
    jsonId
    title
  }

  fragment OfficeToCallContent on Office {
    city
    phone
    hours
  }
`;

const Offices = chakra("ul", {
  base: {
    listStyle: "none",
    marginTop: "6",
    "& li": { paddingBlock: "3", borderTop: "hairline" },
    "& a": { fontWeight: "700", color: "accent", textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
});

interface WhatHappensNextProps {
  /** What the firm does next, in a sentence. */
  readonly text: string;
  readonly offices: readonly Queries.OfficeToCallContentFragment[];
}

/** What happens after a success, and whom to call; the page was made before, and knows neither day nor visitor. */
function WhatHappensNext({ text, offices }: WhatHappensNextProps) {
  return (
    <chakra.div maxWidth="measure" marginBottom="10">
      <SectionTitle textStyle="h3">What happens next</SectionTitle>
      <chakra.p marginTop="3">{text}</chakra.p>
      <Offices>
        {offices.map(({ city, phone, hours }) => (
          <li key={city}>
            {city}: <SiteLink to={phoneAddress(phone)}>{phone}</SiteLink>, {hours}
          </li>
        ))}
      </Offices>
    </chakra.div>
  );
}

interface SubmissionNextStepProps {
  /** What happens next, after a success. */
  readonly next?: string;
  readonly offices: readonly Queries.OfficeToCallContentFragment[];
  /** The page that has the form, if there is only one. */
  readonly formPage?: Queries.FormPageContentFragment;
}

/** What happens next, and links, on the page that tells the outcome of a submission. */
export function SubmissionNextStep({ next, offices, formPage }: SubmissionNextStepProps) {
  return (
    <Section spacing="compact">
      {next ? <WhatHappensNext text={next} offices={offices} /> : null}
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        {formPage ? (
          <LinkButton to={pagePath(formPage.jsonId)} size="lg">
            Back to {formPage.title}
          </LinkButton>
        ) : null}
        <LinkButton to={pagePath("home")} size="lg" variant="outline">
          Return to Home
        </LinkButton>
      </chakra.div>
    </Section>
  );
}
