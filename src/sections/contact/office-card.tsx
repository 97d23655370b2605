import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiClock, FiMail, FiNavigation, FiPhone } from "react-icons/fi";
import { phoneAddress } from "../../layout/contact-links";
import { Card, VisuallyHidden } from "../../ui/primitives";
import { LinkButton, SiteLink } from "../../ui/links";

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
 * Returns the address of OpenStreetMap that shows the way to a place.
 *
 * @param latitude in degrees, north is positive
 * @param longitude in degrees, east is positive
 */
export function directionsAddress(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${String(latitude)}%2C${String(longitude)}`;
}

/** The address, and beside it in a wide card the contact links. */
const Facts = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 5fr) minmax(0, 7fr)" },
    columnGap: "4",
    rowGap: "2",
    textStyle: "small",
    "& ul": { listStyle: "none" },
    "& li": { display: "flex", alignItems: "baseline", gap: "2" },
    "& svg": { flexShrink: "0", color: "accent", transform: "translateY(0.125em)" },
    "& a": { paddingBlock: "0.5", _hover: { color: "accent", textDecoration: "underline" } },
  },
});

interface OfficeCardProps {
  readonly office: Queries.OfficeCardContentFragment;
}

/** An office: address, contact, opening hours, and directions. */
export function OfficeCard({ office: { city, address, phone, email, hours, latitude, longitude } }: OfficeCardProps) {
  return (
    <Card variant="ruled" gap="2">
      <chakra.div
        display={{ base: "flex", _print: "block" }}
        alignItems="baseline"
        justifyContent="space-between"
        gap="4"
      >
        <chakra.h3 textStyle="h3">{city}</chakra.h3>
        <LinkButton to={directionsAddress(latitude, longitude)} variant="link">
          <FiNavigation aria-hidden="true" />
          Directions
          <VisuallyHidden> to the {city} office</VisuallyHidden>
        </LinkButton>
      </chakra.div>
      <Facts>
        <chakra.address fontStyle="normal" color="fg.muted">
          {address.map((line) => (
            <chakra.span key={line} display="block">
              {line}{" "}
            </chakra.span>
          ))}
        </chakra.address>
        <ul>
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
        </ul>
      </Facts>
    </Card>
  );
}
