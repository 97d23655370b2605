import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { caseStudyPath } from "../../lib/paths";
import { delayOf, formatValue, isLowerBetter, isMet, type Target } from "../../lib/targets";
import { IN_NARROW_WINDOWS, ON_PHONES } from "../../theme/dimensions";
import { underline } from "../../theme/recipes";
import { SiteLink } from "../../ui/links";
import { Mark } from "../../ui/mark";
import { VisuallyHidden } from "../../ui/primitives";

export const targetTableFragments = graphql`
  fragment TargetRecord on CaseStudy {
    jsonId
    record {
      client
      due
      closed
      targets {
        label
        unit
        zero
        one
        start
        promised
        reached
        later
        why
      }
    }
  }
`;

const COLUMNS = [
  { key: "start", label: "At the start", isResult: false },
  { key: "promised", label: "Promised", isResult: false },
  { key: "reached", label: "At the end", isResult: true },
  { key: "later", label: "Six months later", isResult: true },
] as const;

type Column = (typeof COLUMNS)[number];

const Table = chakra("table", {
  base: {
    width: "full",
    borderBottom: "hairline",
    textStyle: "small",
    lineHeight: "1.3",
    fontVariantNumeric: "tabular-nums",
    "& tbody :is(th, td)": { paddingBlock: "3", verticalAlign: "baseline" },
    "& tbody th": { textAlign: "start" },
    "& tbody th, & tbody th *": { overflowWrap: { base: "anywhere", _print: "break-word" } },
    "& :is(th, td):not(:last-child)": { paddingInlineEnd: "4" },
    // The client is on a line above its targets.
    [IN_NARROW_WINDOWS]: {
      "&, & :is(thead, tbody)": { display: "block" },
      "& tr": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 8fr) repeat(4, minmax(0, 5fr))",
        columnGap: "3",
        alignItems: "baseline",
        paddingBlock: "3",
      },
      "& :is(th, td)": { padding: "0 !important" },
    },
    // Each target is a block with its own labels.
    [ON_PHONES]: { "& tr": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: "2" } },
  },
});

/** On phones it has only the dates. */
const Head = chakra("thead", { variants: { dated: { false: { [ON_PHONES]: { srOnly: true } } } } });

const LABEL = { base: { paddingBlock: "0 0.5rem", textAlign: "start" } } as const;
const Label = chakra("th", LABEL, { defaultProps: { scope: "col" } });

const FIGURE = { fontFamily: "heading", fontSize: { base: "lg", _print: "md" }, fontWeight: "500" } as const;

const Client = chakra("th", {
  base: { ...FIGURE, [IN_NARROW_WINDOWS]: { gridColumn: "1 / -1", marginBottom: { base: "1", sm: "3" } } },
});

const ClientLink = chakra(SiteLink, { base: underline });

const Missed = chakra("small", { base: { fontFamily: "body", fontSize: "xs", fontWeight: "700" } });

const Remark = chakra("small", {
  base: { fontFamily: "body", fontSize: "xs", fontWeight: "400", color: "fg.muted", whiteSpace: "nowrap" },
});

const Cell = chakra("td", {
  base: {
    ...FIGURE,
    textAlign: "end",
    "&:not([data-long])": { whiteSpace: { lg: "nowrap", _print: "nowrap" } },
    _first: { color: "fg.muted" },
    "&[data-result]": { color: "accent" },
    "&[data-missed]": { color: "danger" },
    "& i": { marginInlineStart: "1", fontSize: "md", verticalAlign: "-0.1em" },
    "&[data-missed] i": { marginInlineStart: "2" },
    [IN_NARROW_WINDOWS]: { fontSize: "card" },
    [ON_PHONES]: { textAlign: "start", fontSize: "md" },
  },
});

function Value({ target, column: { key, label, isResult } }: { readonly target: Target; readonly column: Column }) {
  const value = target[key];
  // In wide windows and for screen readers, the head has it.
  const cellLabel = (
    <Remark aria-hidden="true" display="none" css={{ [ON_PHONES]: { display: "block", whiteSpace: "normal" } }}>
      {`${label} `}
    </Remark>
  );
  const text = value == null ? "–" : formatValue(target, value);
  const long = text.length > 12 || undefined;
  if (value == null || !isResult)
    return (
      <Cell data-long={long}>
        {cellLabel}
        {text}
      </Cell>
    );
  const missed = !isMet(target, value) || undefined;
  return (
    <Cell data-long={long} data-result="" data-missed={missed}>
      {cellLabel}
      {missed ? <Missed>missed </Missed> : null}
      {/* The mark stays on the number's line, and the first line on the row's. */}
      <chakra.span display="inline-block" verticalAlign="top">
        {text}
        {missed ? null : " "}
        <Mark data-missed={missed}>{missed ? null : <VisuallyHidden>met</VisuallyHidden>}</Mark>
      </chakra.span>
    </Cell>
  );
}

interface TargetTableProps {
  /** A case without a record has no rows. */
  readonly cases: readonly Queries.TargetRecordFragment[];
  /** Below the labels of the columns, in place of the clients. */
  readonly dates?: Readonly<Record<Column["key"], ReactNode>>;
}

/** All targets of the cases, from the start to six months later, with a mark for each result. */
export function TargetTable({ cases, dates }: TargetTableProps) {
  return (
    <Table>
      <Head dated={dates !== undefined} verticalAlign="bottom" color="fg.muted">
        <tr>
          {dates ? null : <Label css={{ [IN_NARROW_WINDOWS]: { srOnly: true } }}>Client</Label>}
          <Label css={{ [ON_PHONES]: { srOnly: true } }}>Measure</Label>
          {COLUMNS.map(({ key, label }) => (
            <Label key={key} css={{ textAlign: "end", [ON_PHONES]: { textAlign: "start" } }}>
              {label} {dates?.[key]}
            </Label>
          ))}
        </tr>
      </Head>
      {cases.map(({ jsonId, record }) => {
        if (!record) return null;
        const delay = delayOf(record);
        return (
          <tbody key={jsonId}>
            {record.targets.map((target, index) => (
              <chakra.tr
                key={target.label}
                borderTop="hairline"
                breakInside="avoid"
                _first={{ borderTop: "2px solid" }}
              >
                {!dates && index === 0 ? (
                  <Client scope="rowgroup" rowSpan={record.targets.length}>
                    <ClientLink to={caseStudyPath(jsonId)}>{record.client}</ClientLink>{" "}
                    {/* On a line of its own, which a copied table joins. */}
                    {delay ? <Remark display="inline-block" width="full">{`ended ${delay}`}</Remark> : null}
                  </Client>
                ) : null}
                <chakra.th scope="row" css={{ [ON_PHONES]: { gridColumn: "1 / -1", fontWeight: "700" } }}>
                  {target.label}
                  {isLowerBetter(target) ? <Remark> lower is better</Remark> : null}
                </chakra.th>
                {COLUMNS.map((column) => (
                  <Value key={column.key} target={target} column={column} />
                ))}
              </chakra.tr>
            ))}
          </tbody>
        );
      })}
    </Table>
  );
}
