import { chakra } from "@chakra-ui/react/styled-system";
import { underlined } from "../theme/recipes";

const Prose = chakra("div", {
  base: {
    maxWidth: "measure",
    "& > :is(p, ul, ol):not(:first-child)": { marginTop: "5" },
    // The last sheet of paper has more than the last lines.
    "& > :nth-last-child(-n+3)": { _print: { breakBefore: "avoid", breakInside: "avoid" } },
    "& h3": { textStyle: "h3", fontSize: { base: "xl", md: "heading" }, marginTop: { base: "8", md: "10" } },
    "& h4": { textStyle: "h4", fontSize: "lg", marginTop: "8" },
    "& ul, & ol": { paddingInlineStart: "6" },
    "& li + li": { marginTop: "2" },
    "& ul": { listStyle: "disc" },
    "& ol": { listStyle: "decimal" },
    "& li::marker": { color: "accent" },
    "& a": underlined,
    "& strong": { fontWeight: "700" },
    "& blockquote": {
      marginBlock: "8",
      paddingInlineStart: "6",
      borderInlineStartWidth: "3px",
      borderColor: "highlight",
      "& p": { textStyle: "quotation" },
      "& cite": { display: "block", marginTop: "3", textStyle: "small", color: "fg.muted", fontStyle: "normal" },
    },
    "& figure": { marginBlock: "8", overflowX: "auto" },
    "& > picture, & > img": { display: "block", marginBlock: "8" },
    "& img": { borderRadius: "md", background: "bg.frame" },
    "& figcaption": { marginTop: "3", textStyle: "small", color: "fg.muted" },
    "& table": { width: "full", fontSize: "sm", lineHeight: "1.5" },
    "& th, & td": { verticalAlign: "top", paddingBlock: "3", paddingInlineEnd: "5", borderBottom: "hairline" },
    "& th": { fontWeight: "700" },
    // The text may align a column: | ---: |
    "& th:not([align])": { textAlign: "start" },
  },
});

/** @param html is sanitized at build */
export function RichText({ html }: { readonly html: string }) {
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}
