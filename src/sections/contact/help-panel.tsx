import { chakra } from "@chakra-ui/react/styled-system";
import { FiArrowRight } from "react-icons/fi";
import type { FormField } from "../../forms/form-field";
import { NewsletterForm } from "../../forms/newsletter-form";
import { detailPath, pagePath } from "../../lib/paths";
import { headingId } from "../../ui/section";
import { SectionTitle } from "../../ui/primitives";
import { LinkButton, SiteLink } from "../../ui/links";

/** The number of services in the panel (docs/behaviour.md 2.12). */
const LISTED_SERVICES = 5;

const ServiceList = chakra("ul", {
  base: {
    listStyle: "none",
    "& li": { borderTop: "hairline" },
    "& a": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
      minHeight: "12",
      paddingBlock: "2",
      fontWeight: "600",
      _hover: { color: "accent.inverse" },
    },
    "& svg": { flexShrink: "0", color: "accent.inverse" },
  },
});

interface HelpPanelProps {
  readonly copy: Queries.SectionTextFragment;
  readonly newsletterCopy: Queries.SectionTextFragment;
  readonly newsletterFields: readonly FormField[];
  readonly services: readonly Queries.RequestConsultationContentFragment[];
}

/** Shown below the contact form: services to ask about, and the newsletter. */
export function HelpPanel({ copy, newsletterCopy, newsletterFields, services }: HelpPanelProps) {
  return (
    <chakra.aside
      id={copy.id}
      data-ground="inverse"
      aria-labelledby={headingId(copy.id)}
      background="bg.inverse"
      color="fg.inverse"
      borderRadius="lg"
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
      columnGap="16"
      padding={{ base: "6", md: "10" }}
    >
      <div>
        <SectionTitle id={headingId(copy.id)} textStyle="h3">
          {copy.heading}
        </SectionTitle>
        <chakra.p marginTop="2" marginBottom="6" color="fg.inverseMuted">
          {copy.text}
        </chakra.p>
        <ServiceList>
          {services.slice(0, LISTED_SERVICES).map(({ jsonId, title }) => (
            <li key={jsonId}>
              <SiteLink to={detailPath("services", jsonId)}>
                {title}
                <FiArrowRight aria-hidden="true" />
              </SiteLink>
            </li>
          ))}
        </ServiceList>
        {services.length > LISTED_SERVICES ? (
          <LinkButton to={pagePath("services")} variant="link" marginTop="4" color="accent.inverse">
            All services
          </LinkButton>
        ) : null}
      </div>
      <chakra.div
        id={newsletterCopy.id}
        data-print="none"
        borderTop={{ base: "hairline", lg: "none" }}
        paddingTop={{ base: "6", lg: "0" }}
        marginTop={{ base: "4", lg: "0" }}
      >
        <chakra.h3 textStyle="h3">{newsletterCopy.heading}</chakra.h3>
        <chakra.p marginTop="2" marginBottom="6" color="fg.inverseMuted">
          {newsletterCopy.text}
        </chakra.p>
        <NewsletterForm fields={newsletterFields} />
      </chakra.div>
    </chakra.aside>
  );
}
