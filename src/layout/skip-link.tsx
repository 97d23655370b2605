import { chakra } from "@chakra-ui/react/styled-system";

const Skip = chakra("a", {
  base: {
    position: "fixed",
    top: "2",
    insetInlineStart: "2",
    zIndex: "skip",
    paddingInline: "4",
    paddingBlock: "3",
    background: "bg.panel",
    color: "fg",
    fontWeight: "700",
    borderRadius: "md",
    boxShadow: "float",
    transform: "translateY(-200%)",
    _focus: { transform: "none" },
  },
});

/** The first stop of the Tab key: past the navigation, to the page's content. */
export function SkipLink() {
  return (
    <Skip href="#content" data-print="none">
      Skip to content
    </Skip>
  );
}
