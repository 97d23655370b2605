import { chakra } from "@chakra-ui/react/styled-system";

/** A list that floats over the page while it is open. */
export const PopupList = chakra("ul", {
  base: {
    top: "[100%]",
    zIndex: "menu",
    listStyle: "none",
    color: "fg",
    background: "bg.panel",
    border: "hairline",
    borderRadius: "lg",
    boxShadow: "float",
    "&[hidden]": { display: "none" },
  },
});
