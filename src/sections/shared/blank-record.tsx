import { chakra } from "@chakra-ui/react/styled-system";
import { Paper } from "../../ui/paper";

const Form = chakra("div", {
  base: {
    fontSize: { base: "xs", sm: "sm" },
    lineHeight: "1.3",
    "& > strong": { textStyle: "h3", display: "block" },
    "& > div": {
      display: "grid",
      gridTemplateColumns: {
        base: "minmax(0, 1fr) repeat(2, auto)",
        sm: "minmax(0, 1fr) repeat(3, auto)",
      },
      columnGap: "3",
      minHeight: "8",
      alignItems: "end",
      paddingBottom: "2",
      borderBottom: "hairline",
      fontWeight: "700",
      "& > p + p + p + p": { display: { base: "none", sm: "block" } },
    },
    "& > span": {
      display: "block",
      width: "50%",
      marginTop: "4",
      borderBottom: "1px solid {colors.fg}",
      color: "fg.muted",
    },
  },
});

/** A picture of the record before a project. */
export function BlankRecord() {
  return (
    <Paper size="small" data-print="none">
      <Form role="img" aria-label="Blank record: measure, today, promised, by when, signed by">
        <strong>Record of targets and results</strong>
        <div>
          <p>Measure</p>
          <p>Today</p>
          <p>Promised</p>
          <p>By when</p>
        </div>
        <div />
        <div />
        <div />
        <span>Signed by</span>
      </Form>
    </Paper>
  );
}
