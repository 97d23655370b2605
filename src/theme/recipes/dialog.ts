import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { LOW_WINDOW } from "../breakpoints";

/** A dialog over the page: the whole window on phones, a panel in its middle on wider screens; scrolls inside. */
export const dialogRecipe = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "header", "title", "description", "body"],
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      zIndex: "dialog",
      background: "scrim",
      "&[data-state=open]": { animation: "fadeIn 150ms ease-out" },
    },
    positioner: {
      position: "fixed",
      inset: "0",
      zIndex: "dialog",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      padding: { base: "0", md: "8" },
    },
    content: {
      width: "full",
      maxWidth: { md: "[44rem]" },
      height: { base: "[100%]", md: "auto" },
      maxHeight: "[100%]",
      overflowY: "auto",
      overscrollBehavior: "contain",
      // What is focused must not end up behind the buttons, and its label stays in sight.
      scrollPaddingBlock: "[6rem]",
      [LOW_WINDOW]: { scrollPaddingBlock: "[3rem]" },
      color: "fg",
      background: "bg.panel",
      borderRadius: { base: "[0]", md: "lg" },
      boxShadow: "float",
      // Forced colors draw it, and take the shadow away.
      borderWidth: "1px",
      borderColor: "transparent",
      outline: "none",
      "&[data-state=open]": { animation: "rise 250ms ease-out" },
    },
    header: { paddingInline: { base: "6", md: "10" }, paddingTop: { base: "8", md: "10" } },
    title: { textStyle: "h3", fontSize: "h2" },
    description: { marginTop: "2", color: "fg.muted" },
    body: {
      paddingInline: { base: "6", md: "10" },
      paddingTop: "6",
      "& [data-actions]": {
        position: "sticky",
        bottom: "0",
        justifyContent: "flex-end",
        paddingBlock: "5",
        background: "bg.panel",
        borderTop: "hairline",
        [LOW_WINDOW]: { position: "static" },
      },
    },
  },
});
