import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { anchorPath } from "../../lib/paths";
import { isMet, tallyOf } from "../../lib/targets";
import { SiteLink } from "../../ui/links";
import { Mark } from "../../ui/mark";
import { VisuallyHidden } from "../../ui/primitives";

const Strip = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { lg: "minmax(0, 1fr) minmax(0, 2fr)" },
    alignItems: "center",
    gap: { base: "5", lg: "10" },
    paddingBlock: { base: "6", lg: "4" },
    minHeight: { lg: "11rem" },
    textStyle: "small",
    "& h2": { textStyle: "entry" },
    "& strong": { fontWeight: "inherit", color: "highlight" },
    "& h2 + p": { marginBottom: "1" },
    "& p": { color: "fg.inverseMuted" },
    "& a": { fontWeight: "700", textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
});

/** In narrow windows, a date is on the line above its marks. */
const Marks = chakra("table", {
  base: {
    width: "full",
    tableLayout: "fixed",
    lineHeight: "1.3",
    "& th": { textAlign: "start", fontWeight: "700", verticalAlign: "bottom" },
    "& thead th span": { display: "block", borderBottom: "hairline", marginInlineEnd: "4", paddingBottom: "1" },
    "& :is(tbody th, thead td)": { width: { lg: "9.5rem" } },
    "& :is(td, tbody th)": { paddingTop: "3", verticalAlign: "middle" },
    "& i": { display: "block", fontSize: { base: "md", lg: "1.625rem" } },
    lgDown: {
      "&, & :is(thead, tbody)": { display: "block" },
      "& tr": { display: "grid", gridTemplateColumns: "repeat(var(--marks), minmax(0, 1fr))" },
      "& thead td": { display: "none" },
      "& thead th": { gridColumn: "span var(--own)" },
      "& tbody th": { gridColumn: "1 / -1" },
      "& tbody td": { paddingTop: "1" },
    },
  },
});

const Key = chakra("p", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    marginTop: "2",
    "& i + i, & i:last-of-type": { marginInlineStart: "3" },
  },
});

const DATES = [
  { key: "reached", label: "When we left" },
  { key: "later", label: "Six months later" },
] as const;

/** For a property that only styles read. */
const property = (name: string, value: number) => ({ [name]: value }) as CSSProperties;

/** How many of the cases' targets were met, and a mark for each: a column a target, a row a date. */
export function Tally({ cases }: { readonly cases: readonly Queries.TargetRecordFragment[] }) {
  const records = cases.flatMap(({ record }) => record ?? []);
  const targets = records.flatMap((record) => record.targets);
  if (targets.length === 0) return null;
  const { count, noun, dates } = tallyOf(targets);
  return (
    <Strip>
      <div>
        <h2>
          <strong>{count}</strong> {noun}
        </h2>
        <p>{dates}</p>
        <SiteLink to={anchorPath("case-studies", "targets")}>See all targets</SiteLink>
      </div>
      <div>
        <Marks style={property("--marks", targets.length)}>
          <thead>
            <tr>
              <td />
              {records.map(({ client, targets: own }) => (
                <th key={client} scope="colgroup" colSpan={own.length} style={property("--own", own.length)}>
                  <span>{client}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DATES.filter(({ key }) => targets.some((target) => target[key] != null)).map(({ key, label }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {targets.map((target) => {
                  const value = target[key];
                  if (value == null) return <td key={target.label}>–</td>;
                  const isMissed = !isMet(target, value);
                  return (
                    <td key={target.label}>
                      <Mark data-missed={isMissed || undefined}>
                        <VisuallyHidden>{`${target.label}: ${isMissed ? "missed" : "met"}`}</VisuallyHidden>
                      </Mark>
                    </td>
                  );
                })}
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
