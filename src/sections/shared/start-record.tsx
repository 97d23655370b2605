import { chakra } from "@chakra-ui/react/styled-system";
import { Paper } from "../../ui/paper";

const Row = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr) repeat(2, auto)", sm: "minmax(0, 1fr) repeat(3, auto)" },
    columnGap: "3",
    minHeight: "8",
    alignItems: "end",
    paddingBottom: "2",
    borderBottom: "hairline",
    fontWeight: "700",
  },
});

/** A picture of the record before a project. */
export function BlankRecord() {
  return (
    <Paper size="small" data-print="none">
      <chakra.div
        role="img"
        aria-label="Blank record: measure, today, promised, by when, signed by"
        fontSize={{ base: "xs", sm: "sm" }}
        lineHeight="1.3"
      >
        <chakra.p textStyle="h3">Record of targets and results</chakra.p>
        <Row>
          <p>Measure</p>
          <p>Today</p>
          <p>Promised</p>
          <chakra.p display={{ base: "none", sm: "block" }}>By when</chakra.p>
        </Row>
        <Row />
        <Row />
        <Row />
        <chakra.p width="50%" marginTop="4" borderBottom="1px solid {colors.fg}" color="fg.muted">
          Signed by
        </chakra.p>
      </chakra.div>
    </Paper>
  );
}
