import type { ReactNode } from "react";
import { contactFormPath, type ContactQuery } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { ClosingSection } from "./closing-section";

interface NextStepProps {
  readonly copy: Omit<Queries.SectionTextFragment, "emptyText">;
  /** A button, if the copy has no link. */
  readonly children?: ReactNode;
  /** What a link to the contact form passes on. */
  readonly query?: ContactQuery;
}

export function NextStep({ copy, query, children }: NextStepProps) {
  const { link } = copy;
  if (!link && !children) return null;
  return (
    <ClosingSection copy={copy}>
      {link ? (
        <LinkButton
          to={link.to === contactFormPath() ? contactFormPath(query) : link.to}
          variant="secondary"
          size="lg"
          justifySelf={{ base: "start", lg: "end" }}
        >
          {link.label}
        </LinkButton>
      ) : null}
      {children}
    </ClosingSection>
  );
}
