import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A toast: dark ground, bottom right, with an icon for its kind. */
export const toastRecipe = defineSlotRecipe({
  slots: ["root", "title", "description", "closeTrigger"],
  base: {
    root: {
      // The toast machine sets these variables for position and visibility.
      translate: "var(--x) var(--y)",
      scale: "var(--scale)",
      opacity: "var(--opacity)",
      zIndex: "var(--z-index)",
      height: "var(--height)",
      width: { base: "[calc(100vw - 2rem)]", sm: "[24rem]" },
      transitionProperty: "translate, scale, opacity",
      transitionDuration: "moderate",
      transitionTimingFunction: "ease-out",
    },
    title: { textStyle: "h4" },
    description: { textStyle: "small", color: "fg.inverseMuted" },
    closeTrigger: {
      flexShrink: "0",
      width: "8",
      height: "8",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      cursor: "pointer",
    },
  },
});
