import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { anchorPath } from "../../lib/paths";
import { MOMENTS, isMet, tallyOf, type Target } from "../../lib/targets";
import { capitalized } from "../../lib/text";
import { underline } from "../../theme/recipes";
import { SiteLink } from "../../ui/links";
import { Mark } from "../../ui/mark";
import { VisuallyHidden } from "../../ui/primitives";

const Strip = chakra("div", {
  base: {
    display: "grid",
    // In wide windows the first mark is below the edge of the picture.
    gridTemplateColumns: { md: "minmax(0, 5fr) minmax(0, 7fr)", lg: "calc(50% - 12rem) minmax(0, 1fr)" },
    alignItems: "center",
    gap: { base: "5", md: "10" },
    paddingBlock: { base: "5", lg: "4" },
    minHeight: { lg: "11rem" },
    textStyle: "small",
    "& strong": { fontWeight: "inherit", color: "highlight" },
    "& a": { ...underline, fontWeight: "700", lineHeight: "1.5rem" },
  },
});

/** In narrow windows, a case has a row and a date has a column. */
const Marks = chakra("table", {
  base: {
    width: "full",
    tableLayout: "fixed",
    lineHeight: "1.3",
    "& th": { textAlign: "start", fontWeight: "700", verticalAlign: "bottom" },
    "& thead th": { color: "fg.inverseMuted" },
    "& thead th[data-lit]": { color: { base: "accent.inverse", lg: "fg.inverse" } },
    "& thead th span": {
      display: "block",
      borderBottom: { lg: "hairline" },
      marginInlineEnd: { lg: "4" },
      paddingTop: { lg: "2" },
      paddingBottom: { lg: "1" },
    },
    "& [data-lit] span": { borderTop: { lg: "3px solid {colors.accent.inverse}" }, paddingTop: { lg: "1" } },
    "& :is(tbody th, thead td)": { width: { lg: "9.5rem", _print: "9.5rem" } },
    "& :is(td, tbody th)": { paddingTop: { lg: "3" }, verticalAlign: "middle" },
    "& i": { display: "block", fontSize: { base: "md", lg: "1.625rem" } },
    "& i[data-lit]": { outline: "2px solid", outlineOffset: "2px" },
    lgDown: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      gap: "3",
      maxWidth: "30rem",
      "& :is(thead, tbody)": { display: "contents" },
      "& tr": {
        display: "grid",
        gridRow: "1 / span var(--rows)",
        gridTemplateRows: "subgrid",
        // Without subgrid.
        gridAutoRows: "minmax(2.25rem, auto)",
        gridTemplateColumns: "repeat(var(--most), min(1.375rem, 24vw / var(--most)))",
        alignItems: "center",
      },
      "& thead tr": { gridTemplateColumns: "minmax(0, 1fr)" },
      "& tbody th": { gridColumn: "1 / -1", alignSelf: "end" },
    },
  },
});

const Key = chakra("p", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    marginTop: "2",
    color: "fg.inverseMuted",
    "& i + i": { marginInlineStart: "3" },
  },
});

interface ResultProps {
  readonly target: Target & { readonly label: string };
  readonly value: number | null | undefined;
  readonly lit: boolean;
}

function Result({ target, value, lit }: ResultProps) {
  if (value == null) return "–";
  const isMissed = !isMet(target, value);
  return (
    <Mark data-missed={isMissed || undefined} data-lit={lit || undefined}>
      <VisuallyHidden>{`${target.label}: ${isMissed ? "missed" : "met"}`}</VisuallyHidden>
    </Mark>
  );
}

interface TallyProps {
  readonly cases: readonly Queries.TargetRecordFragment[];
  /** Its client and its target are lit. */
  readonly slide: Queries.HeroSlideContentFragment | undefined;
}

/** How many of the cases' targets were met, and a mark for each: a column a target, a row a date. */
export function Tally({ cases, slide }: TallyProps) {
  const records = cases.flatMap(({ jsonId, record }) =>
    record ? [{ ...record, lit: jsonId === slide?.caseStudyEntry?.jsonId }] : [],
  );
  const targets = records.flatMap((record) => record.targets);
  if (targets.length === 0) return null;
  const { count, noun, dates: when } = tallyOf(targets);
  const dates = (["reached", "later"] as const).filter((date) => targets.some((target) => target[date] != null));
  const most = Math.max(...records.map((record) => record.targets.length));
  // All cases have the same number of places.
  const places = records.flatMap(({ targets: own, lit }) =>
    Array.from({ length: most }, (_, place) => ({
      target: own[place],
      lit: lit && own[place]?.label === slide?.target,
    })),
  );
  return (
    <Strip>
      <div>
        <chakra.h2 textStyle="entry">
          <strong>{count}</strong> {noun}
        </chakra.h2>
        <chakra.p marginBottom="1" color="fg.inverseMuted" textWrap="balance">
          {when}
        </chakra.p>
        <SiteLink to={anchorPath("case-studies", "targets")}>See all targets</SiteLink>
      </div>
      <div>
        <Marks style={{ "--rows": records.length + 1, "--most": most } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {records.map(({ client, lit }) => (
                <th key={client} scope="colgroup" colSpan={most} data-lit={lit || undefined}>
                  <span>{client}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dates.map((date) => (
              <tr key={date}>
                <th scope="row">{capitalized(MOMENTS[date])}</th>
                {places.map(({ target, lit }, place) => (
                  <td key={place}>{target ? <Result target={target} value={target[date]} lit={lit} /> : null}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Marks>
        <Key aria-hidden="true">
          <Mark /> met <Mark data-missed="" /> missed
        </Key>
      </div>
    </Strip>
  );
}
