import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { phoneUrl } from "../../layout/contact-links";
import { LinkButton, SiteLink } from "../../ui/links";
import { Columns, VisuallyHidden } from "../../ui/primitives";
import { Section, SectionHeading } from "../../ui/section";

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

/** static/world-map.svg: its size, and its edges in degrees. Natural Earth's land in an equirectangular projection. */
const MAP = { width: 1440, height: 798, west: -169, north: 84, south: -57 };

/** Converts coordinates in degrees to a place on the map, in percent. */
export const mapPosition = ({ latitude, longitude }: Pick<Queries.Office, "latitude" | "longitude">) => ({
  left: `${((longitude - MAP.west + 360) % 360) / 3.6}%`,
  top: `${(100 * (MAP.north - latitude)) / (MAP.north - MAP.south)}%`,
});

const OfficeNumber = chakra("span", {
  base: {
    display: "inline-grid",
    placeContent: "center",
    width: "6",
    height: "6",
    border: "1px solid {colors.accent}",
    borderRadius: "full",
    background: "accent",
    color: { base: "fg.onAccent", _print: "accent" },
    fontFamily: "body",
    fontSize: "xs",
    fontWeight: "700",
  },
  variants: { onMap: { true: { position: "absolute", transform: "translate(-50%, -50%)" } } },
});

/** Without the floor: with it, OpenStreetMap finds nothing (https://github.com/osm-search/Nominatim/issues/1399). */
const directionsUrl = ([street = "", ...others]: readonly string[]) =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent([street.replace(/,.*/, ""), ...others].join(", "))}`;

const OfficeLink = chakra(SiteLink, {
  base: { display: "inline-block", paddingBlock: "0.5", _hover: { color: "accent", textDecoration: "underline" } },
});

interface OfficesProps {
  readonly copy: Queries.SectionTextFragment;
  readonly offices: readonly Queries.OfficeCardContentFragment[];
}

export function Offices({ copy, offices }: OfficesProps) {
  return (
    <Section id={copy.id}>
      <SectionHeading copy={copy} />
      <Columns ratio="7:4" gridTemplateColumns={{ mdToLg: "minmax(0, 6fr) minmax(0, 5fr)" }}>
        <chakra.div
          role="img"
          aria-label={`Map of our offices: ${offices.map(({ city }) => city).join(", ")}`}
          position="relative"
          forcedColorAdjust="none"
          overflow="hidden"
          border="hairline"
          borderRadius="lg"
          background="bg.panel"
        >
          <img src="/world-map.svg" alt="" loading="lazy" width={MAP.width} height={MAP.height} />
          {offices.map((office, index) => (
            <OfficeNumber key={office.city} onMap style={mapPosition(office)}>
              {`${index + 1} `}
            </OfficeNumber>
          ))}
        </chakra.div>
        <chakra.ol display="flex" flexDirection="column" gap="5" textStyle="small">
          {offices.map(({ city, address, phone, email, hours }, index) => (
            <chakra.li key={city} paddingTop="4" borderTop="hairline" breakInside="avoid">
              <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
                <chakra.h3 textStyle="h3">
                  <OfficeNumber aria-hidden="true" marginInlineEnd="2" verticalAlign="0.1em">
                    {`${index + 1} `}
                  </OfficeNumber>
                  {city}
                </chakra.h3>
                <LinkButton to={directionsUrl(address)} variant="link" data-print="none">
                  Directions
                  <VisuallyHidden> to the {city} office</VisuallyHidden>
                </LinkButton>
              </chakra.div>
              <chakra.address fontStyle="normal" color="fg.muted" whiteSpace="pre-line">
                {address.join("\n")}
              </chakra.address>
              <p>
                <OfficeLink to={phoneUrl(phone)}>{phone}</OfficeLink>
              </p>
              <p>
                <OfficeLink to={`mailto:${email}`}>{email}</OfficeLink>
              </p>
              <p>{hours}</p>
            </chakra.li>
          ))}
        </chakra.ol>
      </Columns>
    </Section>
  );
}
