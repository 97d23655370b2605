import { chakra } from "@chakra-ui/react/styled-system";
import { SiteLink } from "./site-link";

/** The one link of a card: a press anywhere on the card follows it. */
export const CardLink = chakra(SiteLink, {
  base: {
    // On paper the same pseudo-element writes the address out, where the link stands.
    "&::after": { content: '""', position: { base: "absolute", _print: "static" }, inset: "0" },
    _hover: { color: "accent" },
  },
  variants: {
    label: {
      true: {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        fontSize: "sm",
        fontWeight: "700",
        color: "accent",
        textDecoration: "underline",
        textDecorationThickness: "1px",
        textUnderlineOffset: "0.25em",
        _hover: { textDecorationThickness: "2px" },
      },
    },
  },
});
