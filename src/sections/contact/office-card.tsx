import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiClock, FiMail, FiNavigation, FiPhone } from "react-icons/fi";
import { phoneAddress } from "../../layout/contact-links";
import { Card } from "../../ui/card";
import { LinkButton } from "../../ui/link-button";
import { SiteLink } from "../../ui/site-link";
import { VisuallyHidden } from "../../ui/visually-hidden";

export const officeCardContent = graphql`
  fragment OfficeCardContent on Office {
    city
    address
    phone
    email
    hours
    latitude
    longitude
  }
`;

/**
 * The page of OpenStreetMap that shows the way to a place.
 *
 * @param latitude in degrees, north is positive
 * @param longitude in degrees, east is positive
 */
export function directionsAddress(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${String(latitude)}%2C${String(longitude)}`;
}

const Facts = chakra("ul", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "1",
    listStyle: "none",
    "& li": { display: "flex", alignItems: "baseline", gap: { base: "1", sm: "3" }, minHeight: "8" },
    "& svg": { flexShrink: "0", color: "accent", transform: "translateY(0.125em)" },
    "& a": { paddingBlock: "1", _hover: { color: "accent", textDecoration: "underline" } },
  },
});

/** Where the card is wide, the ways to reach the office stand beside its address. */
const WIDE = {
  "@container (min-width: 36rem)": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    alignItems: "start",
    justifyItems: "start",
    "& > ul": { gridColumn: "2", gridRow: "1 / span 3" },
  },
};

interface OfficeCardProps {
  readonly office: Queries.OfficeCardContentFragment;
}

/** One office: where it is, how and when to reach it, how to get there. */
export function OfficeCard({ office: { city, address, phone, email, hours, latitude, longitude } }: OfficeCardProps) {
  return (
    <Card variant="ruled" gap="5" css={WIDE}>
      <chakra.h3 textStyle="h3">{city}</chakra.h3>
      <chakra.address fontStyle="normal" color="fg.muted">
        {address.map((line) => (
          <chakra.span key={line} display="block">
            {line}
          </chakra.span>
        ))}
      </chakra.address>
      <Facts>
        <li>
          <FiPhone aria-hidden="true" />
          <SiteLink to={phoneAddress(phone)}>{phone}</SiteLink>
        </li>
        <li>
          <FiMail aria-hidden="true" />
          <SiteLink to={`mailto:${email}`}>{email}</SiteLink>
        </li>
        <li>
          <FiClock aria-hidden="true" />
          <span>{hours}</span>
        </li>
      </Facts>
      <LinkButton to={directionsAddress(latitude, longitude)} variant="link" alignSelf="flex-start" marginTop="auto">
        <FiNavigation aria-hidden="true" />
        Directions
        <VisuallyHidden> to the {city} office</VisuallyHidden>
      </LinkButton>
    </Card>
  );
}
