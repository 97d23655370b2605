import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

const Place = chakra("li", { base: { position: "absolute", width: "0", height: "0" } });

const Dot = chakra("span", {
  base: {
    position: "absolute",
    width: "4",
    height: "4",
    transform: "translate(-50%, -50%)",
    borderRadius: "full",
    borderWidth: "3px",
    borderColor: "bg.panel",
    background: "accent",
    _highContrast: { background: "[CanvasText]" },
  },
});

/** src/content/map/boxes.ts relies on its size on phones and its distance from the pin. */
const Label = chakra("span", {
  base: {
    position: "absolute",
    width: "[max-content]",
    maxWidth: "[calc(7.5rem + 7.4cqi)]",
    paddingInline: "[3.7cqi]",
    paddingBlock: "[2.4cqi]",
    fontSize: { base: "xs", md: "sm" },
    fontWeight: "700",
    lineHeight: "1rem",
  },
  variants: {
    side: {
      right: { transform: "translate(0, -50%)" },
      left: { transform: "translate(-100%, -50%)" },
      above: { transform: "translate(-50%, -100%)" },
      below: { transform: "translate(-50%, 0)" },
      aboveRight: { transform: "translate(0, -100%)" },
      belowRight: { transform: "none" },
      aboveLeft: { transform: "translate(-100%, -100%)" },
      belowLeft: { transform: "translate(-100%, 0)" },
    } satisfies Record<Queries.LabelSide, object>,
  },
});

interface MapPinProps {
  readonly pin: Queries.OfficeMapContentFragment["pins"][number];
}

/** A city on the map, with its name. */
function MapPin({ pin: { city, left, top, side } }: MapPinProps) {
  return (
    <Place style={{ left: `${String(left)}%`, top: `${String(top)}%` }}>
      <Dot aria-hidden="true" />
      <Label side={side}>{city}</Label>
    </Place>
  );
}

export const officeMapContent = graphql`
  fragment OfficeMapContent on WorldMap {
    picture
    width
    height
    pins {
      city
      left
      top
      side
    }
  }
`;

const Frame = chakra("div", {
  base: {
    position: "relative",
    overflow: "hidden",
    containerType: "inline-size",
    background: "bg.panel",
    border: "hairline",
    borderRadius: "lg",
    "& > img": { display: "block", width: "full", height: "auto" },
  },
});

interface OfficeMapProps {
  readonly map: Queries.OfficeMapContentFragment;
}

/** A map of the part of the world with the offices, drawn at build, without requests to other servers. */
export function OfficeMap({ map: { picture, width, height, pins } }: OfficeMapProps) {
  const title = `Map with the offices in ${new Intl.ListFormat("en").format(pins.map(({ city }) => city))}`;
  return (
    <Frame>
      <img src={picture} alt={title} width={width} height={height} loading="lazy" decoding="async" />
      <chakra.ul listStyle="none">
        {pins.map((pin) => (
          <MapPin key={pin.city} pin={pin} />
        ))}
      </chakra.ul>
    </Frame>
  );
}
