import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { initials } from "../lib/text";

const Engraving = chakra("svg", {
  base: {
    display: { _print: "none" },
    width: "full",
    aspectRatio: "1",
    borderRadius: "md",
    background: "bg.inverse",
    color: "fg.inverse",
    fontFamily: "heading",
    fontSize: "260px",
  },
});

/** The initials of a name, in the middle of an engraved rosette: in place of a portrait. */
export function Monogram({ name, style }: { readonly name: string; readonly style?: CSSProperties }) {
  return (
    <Engraving style={style} viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <image href="/brand/rosette.svg" width="1200" height="1200" />
      <text x="600" y="690" textAnchor="middle" fill="currentColor">
        {initials(name)}
      </text>
    </Engraving>
  );
}
