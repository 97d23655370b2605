import { chakra } from "@chakra-ui/react/styled-system";

/** The place of the line of the targets in its column. */
export const LINE = "60%";

/** The border also prints. The background fills the middle where browsers round the border down. */
const DOT = { borderWidth: "0.375rem", background: "currentcolor" } as const;

/** Each row is a block with its own labels, and the head is hidden. */
const BLOCKS = {
  "& thead": { srOnly: true, display: { _print: "none" } },
  // srOnly prevents line breaks: the hidden cells would make the page wider than the window.
  "&, & tbody, & thead :is(tr, th)": { display: "block", whiteSpace: "normal" },
  "& :is(thead, tbody) > tr": {
    display: "grid",
    gridTemplateColumns: "var(--columns, minmax(0, 3fr) repeat(2, minmax(0, 4fr)))",
    rowGap: "1",
    height: "auto",
    paddingBlock: "3",
  },
  "& tbody :is(th, [scope=rowgroup]), & td[data-axis]": { gridColumn: "1 / -1", padding: "0" },
  "& [scope=row]": { fontWeight: "700" },
  "& th small::before": { content: "none" },
  "& td[data-label]": {
    order: "1",
    padding: "0",
    fontSize: { base: "md", sm: "lg" },
    textAlign: "start",
    whiteSpace: "normal",
  },
  "& td[data-label]::before": {
    content: "attr(data-label)",
    display: "block",
    fontFamily: "body",
    fontSize: "xs",
    color: "var(--caption, {colors.fg.muted})",
  },
  "& td[data-axis]": { width: "auto", height: "12" },
  "& td[data-axis] > span::before": { content: '"Promised "' },
} as const;

/** The columns of all tables have the same widths. */
const ALIGNED = {
  tableLayout: "fixed",
  "& td[data-label]": { fontSize: "lg", whiteSpace: "normal" },
  "& thead th": { width: "11.5%" },
  "& thead th:nth-last-child(6)": { width: "16%" },
  "& thead th:nth-last-child(5)": { width: "20%" },
  "& thead [data-axis]": { width: "auto" },
} as const;

const ROWS = {
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& :is(th, td):not(:last-child)": { paddingInlineEnd: "3" },
  "& thead th": {
    verticalAlign: "bottom",
    paddingBottom: "2",
    fontSize: "xs",
    textAlign: "end",
    whiteSpace: "nowrap",
  },
  "& tbody th": { paddingBlock: "1" },
  "& thead th:nth-last-child(n + 5)": { textAlign: "start" },
  "& thead th:nth-last-child(5)": { width: "24%" },
  "& tbody > tr": { height: "3.25rem", breakInside: "avoid" },
  "& tbody [scope=rowgroup]": { verticalAlign: "top", paddingTop: "4" },
  "& td[data-label]": { textAlign: "end", whiteSpace: "nowrap" },
  "& [data-axis]": { width: "32%" },
  "& thead [data-axis]": { textAlign: "center", fontWeight: "700" },
  "& thead [data-axis] > span": { position: "relative", left: `calc(${LINE} - 50%)` },
  // The key.
  "& [data-key]::before": {
    content: '""',
    display: "inline-block",
    width: "0.75rem",
    height: "0.75rem",
    border: "2px solid",
    borderRadius: "full",
    marginInlineEnd: "2",
    verticalAlign: "-1px",
  },
  "& [data-key=dot]::before": DOT,
} as const;

/**
 * Everything is drawn with borders, which also print and stay in forced colors. --reached and --later are shares of the
 * way from the start (0) to the target (1).
 */
export const TargetTable = chakra("table", {
  base: {
    "--met": "{colors.accent}",
    "--missed": "{colors.danger}",
    "[data-ground=inverse] &": {
      "--met": "{colors.accent.inverse}",
      "--missed": "{colors.dangerInverse}",
      "--caption": "{colors.fg.inverse}",
    },
    width: "full",
    textStyle: "small",
    lineHeight: "1.3",
    "& th": { textAlign: "start", fontWeight: "400" },
    "& tbody > tr": { borderTop: "hairline" },
    "& a": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
    "& :is([scope=rowgroup], td[data-label])": { fontFamily: "heading", fontSize: "md", lineHeight: "1.15" },
    "& :where(i, td:nth-last-child(-n + 2))": { color: "var(--met)" },
    "& :is([data-missed], small)": { color: "var(--missed)" },
    "& small": { fontFamily: "body", fontSize: "xs" },
    // A new line that isn't copied: it would break a copied row.
    "& small::before, & thead span + span::before": { content: '"\\A"', whiteSpace: "pre" },
    "& td[data-axis]": { position: "relative" },
    "& [data-axis]::before, & td[data-axis] > *": { position: "absolute" },
    // The way from the start to the result.
    "& td[data-axis]::before": {
      content: '""',
      top: "calc(66% - 1px)",
      left: "0",
      width: `calc(var(--reached) * ${LINE})`,
      borderTop: "2px solid",
      opacity: 0.4,
    },
    // The promised number, and its part of the line of all targets.
    "& td > span": {
      inset: `-1px calc(100% - ${LINE} - 1px) 0 0`,
      textAlign: "right",
      paddingRight: "2",
      borderRight: "2px solid",
      fontSize: "xs",
      lineHeight: "1.6",
    },
    // A ring, and a dot before it.
    "& i": {
      zIndex: "1",
      top: "66%",
      left: `calc(var(--later) * ${LINE})`,
      transform: "translate(-50%, -50%)",
      width: "1.125rem",
      height: "1.125rem",
      border: "2px solid",
      borderRadius: "full",
    },
    "& i:first-of-type": {
      left: `calc(var(--reached) * ${LINE})`,
      width: "0.75rem",
      height: "0.75rem",
      ...DOT,
    },
  },
  variants: {
    layout: {
      blocks: BLOCKS,
      rows: { ...ROWS, mdDown: BLOCKS },
      aligned: { ...ROWS, mdDown: BLOCKS, lg: ALIGNED },
      // Without the axis there are four figures.
      figures: {
        ...ROWS,
        lgDown: {
          ...BLOCKS,
          // The head shows the dates, in the columns of the blocks.
          "& thead": { display: "block" },
          "& thead th": { paddingBottom: "0", textAlign: "start" },
          "& thead th:first-of-type": { srOnly: true },
          "--columns": "repeat(auto-fill, minmax(7rem, 1fr))",
        },
        xl: ALIGNED,
      },
    },
  },
});
