import { chakra } from "@chakra-ui/react/styled-system";

const Place = chakra("li", { base: { position: "absolute", width: "0", height: "0" } });

const Dot = chakra("span", {
  base: {
    position: "absolute",
    width: "4",
    height: "4",
    transform: "translate(-50%, -50%)",
    borderRadius: "full",
    borderWidth: "3px",
    borderColor: "bg.page",
    background: "accent",
    _highContrast: { background: "[CanvasText]" },
  },
});

const Label = chakra("span", {
  base: {
    position: "absolute",
    width: "[max-content]",
    maxWidth: "[9rem]",
    textStyle: "small",
    fontSize: { base: "xs", md: "md" },
    fontWeight: "700",
  },
  variants: {
    side: {
      right: { left: "3", transform: "translateY(-50%)" },
      below: { top: "2", transform: "translateX(-50%)" },
    },
  },
});

interface MapPinProps {
  readonly city: string;
  /** Where it stands, in percent of the map's width and height. */
  readonly position: { readonly left: number; readonly top: number };
  readonly side: "right" | "below";
}

/** A city on the map, with its name. */
export function MapPin({ city, position, side }: MapPinProps) {
  return (
    <Place style={{ left: `${String(position.left)}%`, top: `${String(position.top)}%` }}>
      <Dot aria-hidden="true" />
      <Label side={side}>{city}</Label>
    </Place>
  );
}
