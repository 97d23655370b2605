import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { caseStudyPath } from "../../lib/paths";
import { delayOf } from "../../lib/dates";
import { MOMENTS, formatPromise, formatValue, isMet, type Target } from "../../lib/targets";
import { capitalized } from "../../lib/text";
import { IN_LOW_WINDOWS, IN_NARROW_WINDOWS, ON_PHONES, tracks } from "../../theme/dimensions";
import { underline } from "../../theme/recipes";
import { Figure } from "../../ui/figure";
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
  { key: "reached", label: capitalized(MOMENTS.reached), isResult: true },
  { key: "later", label: capitalized(MOMENTS.later), isResult: true },
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
    // The start is in the label's line, above the other numbers.
    [ON_PHONES]: { "& tr": { gridTemplateColumns: tracks(3), columnGap: "2", rowGap: "1", paddingBlock: "2" } },
  },
});

/** On phones the labels stay in view above the numbers of all clients. */
const Head = chakra("thead", {
  base: { color: "fg.muted", verticalAlign: "bottom" },
  variants: {
    dated: {
      false: {
        [ON_PHONES]: { position: "sticky", top: "4.5rem", zIndex: "1", background: "bg.page" },
        [IN_LOW_WINDOWS]: { position: "static" },
      },
    },
  },
});

const Label = chakra(
  "th",
  {
    base: {
      paddingBlock: "0 0.5rem",
      textAlign: "start",
      "& > :first-child": { whiteSpace: { lg: "nowrap" } },
      // The date is on a line of its own, which a copied table joins.
      "& > span + span": { display: "inline-block", width: "full" },
    },
    variants: {
      of: {
        client: { [IN_NARROW_WINDOWS]: { srOnly: true } },
        target: { [ON_PHONES]: { srOnly: true } },
        start: { textAlign: "end", [ON_PHONES]: { srOnly: true } },
        number: { textAlign: "end", [ON_PHONES]: { textAlign: "start" } },
      },
    },
  },
  { defaultProps: { scope: "col" } },
);

const FIGURE = { fontFamily: "heading", fontSize: { base: "lg", _print: "md" }, fontWeight: "500" } as const;
const WORDS = { fontFamily: "body", fontSize: { base: "sm", _print: "xs" }, fontWeight: "400" } as const;

const Client = chakra("th", {
  base: {
    ...FIGURE,
    [IN_NARROW_WINDOWS]: { gridColumn: "1 / -1", marginBottom: { base: "1", sm: "3" } },
    // On a line of its own, which a copied table joins.
    "& small": { ...WORDS, display: "inline-block", width: "full", color: "fg.muted" },
  },
});

const ClientLink = chakra(SiteLink, { base: underline });

const Cell = chakra("td", {
  base: {
    ...FIGURE,
    textAlign: "end",
    "& small": WORDS,
    "&:not([data-long])": { whiteSpace: { lg: "nowrap", _print: "nowrap" } },
    _first: { color: "fg.muted" },
    "&[data-result]": { color: "accent" },
    "&[data-missed]": { color: "danger" },
    "& i": { marginInlineStart: { base: "0.5", sm: "1" }, fontSize: "md", verticalAlign: "-0.1em" },
    "&[data-missed] i": { marginInlineStart: { base: "1", sm: "2" } },
    [IN_NARROW_WINDOWS]: { fontSize: "card" },
    [ON_PHONES]: {
      fontSize: "md",
      "&:not(:first-of-type)": { textAlign: "start" },
      // The word is below the number.
      "&[data-missed]": { display: "grid" },
      "&[data-missed] > small": { order: "1" },
    },
  },
});

/** On phones, where the label of its column isn't in view. */
const From = chakra("small", { base: { display: "none", [ON_PHONES]: { display: "inline" } } });

function Value({ target, column: { key, isResult } }: { readonly target: Target; readonly column: Column }) {
  const value = target[key];
  const text = value == null ? "–" : key === "promised" ? formatPromise(target) : formatValue(target, value);
  const long = text.length > 20 || undefined;
  if (value == null || !isResult)
    return (
      <Cell data-long={long}>
        {key === "start" ? <From aria-hidden="true">from </From> : null}
        <Figure text={text} />
      </Cell>
    );
  const missed = !isMet(target, value) || undefined;
  return (
    <Cell data-long={long} data-result="" data-missed={missed}>
      {missed ? <small>missed </small> : null}
      {/* The mark stays on the number's line, and the first line on the row's. */}
      <chakra.span display="inline-block" verticalAlign="top">
        <Figure text={text} />
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
  readonly dates?: Readonly<Record<Column["key"], string | undefined>>;
}

/** All targets of the cases, from the start to six months later, with a mark for each result. */
export function TargetTable({ cases, dates }: TargetTableProps) {
  return (
    <Table>
      <Head dated={dates !== undefined}>
        <tr>
          {dates ? null : <Label of="client">Client</Label>}
          <Label of="target">Measure</Label>
          {COLUMNS.map(({ key, label }) => (
            <Label key={key} of={key === "start" ? key : "number"}>
              <span>{label}</span> {dates ? <span>{dates[key]}</span> : null}
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
                    {delay ? <small>{`ended ${delay}`}</small> : null}
                  </Client>
                ) : null}
                <chakra.th scope="row" css={{ [ON_PHONES]: { gridColumn: "1 / 3", fontWeight: "700" } }}>
                  {target.label}
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
