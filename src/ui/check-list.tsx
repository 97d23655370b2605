import { chakra } from "@chakra-ui/react/styled-system";
import { FiCheck, FiMinus } from "react-icons/fi";

const List = chakra("ul", {
  base: {
    // As wide as the text, the marker and the gap.
    maxWidth: { base: "calc({sizes.measure} + 2.25rem)", lg: "none" },
    "& > li": { display: "flex", gap: "4", paddingBlock: "4", borderTop: "hairline" },
    "& svg": { flexShrink: "0", marginTop: "1", color: "accent", fontSize: "lg" },
  },
  variants: {
    compact: {
      true: { textStyle: "small", "& > li": { gap: "3", paddingBlock: "0.375rem" }, "& svg": { fontSize: "md" } },
    },
  },
});

interface CheckListProps {
  readonly items: readonly string[];
  readonly marker?: "check" | "dash";
  readonly compact?: boolean;
}

export function CheckList({ items, marker = "check", compact = false }: CheckListProps) {
  const Mark = marker === "check" ? FiCheck : FiMinus;
  return (
    <List compact={compact}>
      {items.map((item) => (
        <li key={item}>
          <Mark aria-hidden="true" />
          <chakra.span maxWidth="measure">{item}</chakra.span>
        </li>
      ))}
    </List>
  );
}
