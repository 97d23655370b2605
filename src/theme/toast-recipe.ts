import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

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
      width: { base: "calc(100vw - 2rem)", sm: "24rem" },
      transitionProperty: "translate, scale, opacity",
      transitionDuration: "moderate",
      transitionTimingFunction: "ease-out",
      // The part that a swipe moves. The toaster adds elements before and after it.
      "& > [data-ground]": {
        display: "flex",
        alignItems: "flex-start",
        gap: "3",
        padding: "4",
        background: "bg.inverse",
        color: "fg.inverse",
        borderRadius: "lg",
        borderWidth: "1px",
        borderColor: "border.inverse",
        boxShadow: "float",
        // framer-motion allows no zoom.
        touchAction: "pan-y pinch-zoom !important",
      },
      "& > [data-ground] > div": { flex: "1" },
      "& > [data-ground] > svg": { flexShrink: "0", fontSize: "xl", marginTop: "0.5" },
      "&[data-type=success] > [data-ground] > svg": { color: "accent.inverse" },
      "&[data-type=error] > [data-ground]": { borderColor: "dangerInverse", "& > svg": { color: "dangerInverse" } },
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
