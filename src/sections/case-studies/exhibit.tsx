import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

export const exhibitContent = graphql`
  fragment ExhibitMeasureContent on ExhibitMeasure {
    label
    chart {
      before {
        text
        at
      }
      after {
        text
        at
      }
      change
      cut
    }
  }

  fragment ExhibitContent on Exhibit {
    title
    measures {
      ...ExhibitMeasureContent
    }
    source
    period
  }
`;

/**
 * Measures stand below each other, or side by side with their charts on one level, however long their labels are. What a
 * measure says when it is pointed at or has the focus has its room from the start, so that nothing moves.
 */
const List = chakra("dl", {
  base: {
    display: "grid",
    marginTop: { base: "4", lg: "6" },
    columnGap: "10",
    rowGap: "2",
    textStyle: "small",
    "& dt": { fontWeight: "700", paddingBottom: "1" },
    "& [data-change]": { opacity: { base: 0, _print: 1 } },
    "& > div:is(:hover, :focus-within) [data-change]": { opacity: 1 },
    "@container (min-width: 52rem)": {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      "& > div": { display: "grid", gridTemplateRows: "1fr auto auto auto" },
    },
  },
});

/** Labels and values have fixed widths, so that all rows of an exhibit share one scale. */
const Row = chakra("dd", {
  base: {
    display: "grid",
    gridTemplateColumns: "3.25rem minmax(0, 1fr) 5.75rem",
    alignItems: "center",
    columnGap: "3",
    paddingBlock: "0.5",
    fontVariantNumeric: "tabular-nums",
    "& [data-name]": { color: "fg.muted" },
    "& [data-value]": { fontWeight: "700" },
  },
  variants: {
    // Below the values: the ends of a scale that is cut, and the difference.
    foot: {
      true: {
        alignItems: "start",
        fontSize: "xs",
        color: "fg.muted",
        "& [data-scale]": { display: "flex", justifyContent: "space-between" },
        "& [data-change]": { gridColumn: "2 / -1", textAlign: "end", fontWeight: "700", color: "accent" },
        "& [data-scale] ~ [data-change]": { gridColumn: "3", textAlign: "start" },
      },
    },
  },
});

const Chart = chakra("svg", {
  base: {
    width: "full",
    height: "4",
    overflow: "visible",
    color: "fg.muted",
    fill: "currentColor",
    outlineOffset: "4px",
    // Browsers leave the colors of SVG as they are, whatever ground the visitor has chosen.
    _highContrast: { color: "[CanvasText]" },
  },
  variants: {
    accented: { true: { color: "accent" } },
    kind: { bar: { borderInlineStartWidth: "1px", borderColor: "border.strong" }, dot: {} },
  },
});

interface ValueRowProps {
  readonly name: "Before" | "After";
  readonly value: Queries.ExhibitMeasureContentFragment["chart"]["before"];
  /** Bars begin at zero, dots stand on a part of the scale. */
  readonly kind: "bar" | "dot";
  /** The difference in words, which the chart of the later value is called by. */
  readonly change?: string;
}

/** A value between its name and its text, as a bar or a dot. */
function ValueRow({ name, value: { text, at }, kind, change }: ValueRowProps) {
  const end = `${String(at)}%`;
  return (
    <Row>
      <span data-name="">{name} </span>
      <Chart
        role={change && "img"}
        aria-label={change}
        aria-hidden={change ? undefined : true}
        tabIndex={change ? 0 : undefined}
        accented={change !== undefined}
        kind={kind}
      >
        {kind === "dot" ? (
          <>
            <line x2="100%" y1="50%" y2="50%" stroke="currentColor" strokeOpacity="0.35" />
            <circle cx={end} cy="50%" r="6" />
          </>
        ) : (
          <rect width={end} height="100%" />
        )}
      </Chart>
      <span data-value="">{text}</span>
    </Row>
  );
}

interface MeasuresProps {
  readonly measures: readonly Queries.ExhibitMeasureContentFragment[];
}

/**
 * Measures before and after: as bars from zero or, where those would look the same, as dots on a part of the scale, which
 * says so. The difference is shown to who points at a measure or comes to it by keyboard.
 */
export function Measures({ measures }: MeasuresProps) {
  return (
    <List>
      {measures.map(({ label, chart: { before, after, change, cut } }) => (
        <div key={label}>
          <dt>{label}</dt>
          <ValueRow name="Before" value={before} kind={cut ? "dot" : "bar"} />
          <ValueRow name="After" value={after} kind={cut ? "dot" : "bar"} change={change} />
          <Row foot aria-hidden="true">
            {cut ? (
              <>
                <span>Scale </span>
                <span data-scale="">
                  <span>from {cut[0]} </span>
                  <span>to {cut[1]} </span>
                </span>
              </>
            ) : null}
            <span data-change="">{change}</span>
          </Row>
        </div>
      ))}
    </List>
  );
}

const Figure = chakra("figure", {
  base: {
    marginTop: { base: "6", lg: "12" },
    paddingTop: { base: "4", lg: "5" },
    borderTopWidth: "2px",
    borderColor: "fg",
    containerType: "inline-size",
  },
});

interface ExhibitFigureProps {
  readonly exhibit: Pick<Queries.ExhibitContentFragment, "title" | "source" | "period">;
  /** The id of the title, which names the exhibit. */
  readonly titleId: string;
  /** The charts. */
  readonly children: ReactNode;
}

/** Charts between their finding and where the figures are from. */
export function ExhibitFigure({ exhibit: { title, source, period }, titleId, children }: ExhibitFigureProps) {
  return (
    <Figure aria-labelledby={titleId}>
      <chakra.h3 id={titleId} textStyle="h3" textWrap="balance">
        {title}
      </chakra.h3>
      {children}
      <chakra.figcaption textStyle="small" color="fg.muted" marginTop="4">
        Source: {source}. Period: {period}.
      </chakra.figcaption>
    </Figure>
  );
}

interface ExhibitProps {
  readonly exhibit: Queries.ExhibitContentFragment;
  /** The id of the title, which names the exhibit. */
  readonly titleId: string;
}

/** The effect of an engagement, before and after: docs/behaviour.md 4.21. */
export function Exhibit({ exhibit, titleId }: ExhibitProps) {
  return (
    <ExhibitFigure exhibit={exhibit} titleId={titleId}>
      <Measures measures={exhibit.measures} />
    </ExhibitFigure>
  );
}
