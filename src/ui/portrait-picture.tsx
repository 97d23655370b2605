import { chakra } from "@chakra-ui/react/styled-system";
import { GatsbyImage } from "gatsby-plugin-image";

/**
 * A portrait over a placeholder in its main color. Its styles are here instead of on every page, where gatsby-plugin-image writes
 * them (gatsby-ssr.tsx). Its script loads 19 kB after hydration.
 */
export const PortraitPicture = chakra(GatsbyImage, {
  base: {
    position: "relative",
    display: { base: "inline-block", _print: "none !important" },
    verticalAlign: "top",
    overflow: "hidden",
    borderRadius: "md",
    // Visible above its placeholder also without scripts, and if it has loaded before them.
    "& img": {
      position: "absolute",
      inset: "0",
      width: "full",
      height: "full",
      objectFit: "cover",
      opacity: "1 !important",
    },
  },
});
