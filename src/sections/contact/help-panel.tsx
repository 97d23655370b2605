import { chakra } from "@chakra-ui/react/styled-system";
import type { FormField } from "../../forms/form-field";
import { detailPath, pagePath } from "../../lib/paths";
import { LinkList } from "../shared/link-list";
import { NewsletterBlock } from "../shared/newsletter-block";

/** The number of services in the panel (docs/behaviour.md 2.12). */
const LISTED_SERVICES = 5;

interface HelpPanelProps {
  readonly copy: Queries.SectionTextFragment;
  readonly newsletterCopy: Queries.SectionTextFragment;
  readonly newsletterFields: readonly FormField[];
  readonly services: readonly Queries.RequestConsultationContentFragment[];
}

/** Beside the contact form: services to ask about, and the newsletter. */
export function HelpPanel({ copy, newsletterCopy, newsletterFields, services }: HelpPanelProps) {
  const links = services.map(({ jsonId, title }) => ({ label: title, to: detailPath("services", jsonId) }));
  const all = links.length > LISTED_SERVICES ? [{ label: "All services", to: pagePath("services") }] : [];
  return (
    <chakra.aside aria-label={copy.heading} display="flex" flexDirection="column" gap="10">
      <LinkList id={copy.id} heading={copy.heading} links={[...links.slice(0, LISTED_SERVICES), ...all]} />
      <NewsletterBlock copy={newsletterCopy} fields={newsletterFields} variant="box" />
    </chakra.aside>
  );
}
