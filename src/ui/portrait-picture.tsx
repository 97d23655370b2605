import { chakra } from "@chakra-ui/react/styled-system";
import { GatsbyImage } from "gatsby-plugin-image";
import { createContext, useContext } from "react";
import type { ComponentProps } from "react";

/** At build, called for each page with a portrait: no other page gets the styles and the script of gatsby-plugin-image. */
export const OnPortrait = createContext<(() => void) | null>(null);

const FadingPicture = chakra(GatsbyImage, {
  base: {
    borderRadius: "md",
    display: { _print: "none !important" },
    // The first picture of a page may have loaded before the script that makes it visible.
    "& [loading=eager]": { opacity: "1 !important" },
  },
});

/** A portrait, which is decoration beside a name. It fades in over its main color. Its code loads 19 kB after hydration. */
export function PortraitPicture(props: Omit<ComponentProps<typeof GatsbyImage>, "alt">) {
  useContext(OnPortrait)?.();
  return <FadingPicture {...props} alt="" />;
}
