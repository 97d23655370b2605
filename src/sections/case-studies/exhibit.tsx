import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ExhibitBar } from "./exhibit-bar";

/**
 * The least width of the bar of a value above zero, in percent, so that it is visible beside one a thousand times
 * longer.
 */
const LEAST = 0.5;

const HUNDREDTHS = 100;

/**
 * Returns the widths of bars that are compared, in percent of the longest, rounded to hundredths.
 *
 * @param values non-negative, in one unit
 */
export function barWidths(values: readonly number[]): number[] {
  const longest = Math.max(...values);
  return values.map((value) => {
    if (value === 0) return 0;
    const width = (value / longest) * 100;
    return Math.max(LEAST, Math.round(width * HUNDREDTHS) / HUNDREDTHS);
  });
}

export const exhibitContent = graphql`
  fragment ExhibitContent on Exhibit {
    title
    measures {
      label
      unit
      before
      after
    }
    source
    period
  }
`;

const Figure = chakra("figure", {
  base: {
    marginTop: { base: "6", lg: "12" },
    paddingTop: { base: "4", lg: "5" },
    borderTopWidth: "2px",
    borderColor: "fg",
    containerType: "inline-size",
  },
});

/** Below each other, or side by side with the bars on one level, however long the labels are. */
const Measures = chakra("dl", {
  base: {
    display: "grid",
    marginTop: { base: "4", lg: "6" },
    columnGap: "10",
    rowGap: "4",
    textStyle: "small",
    "& dt": { fontWeight: "700", paddingBottom: "1" },
    "@container (min-width: 52rem)": {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      "& > div": { display: "grid", gridTemplateRows: "1fr auto auto" },
    },
  },
});

interface ExhibitProps {
  readonly exhibit: Queries.ExhibitContentFragment;
  /** The id of the title, which names the exhibit. */
  readonly titleId: string;
}

/** The effect of an engagement, as bars for before and after: each measure has its own scale, source and period. */
export function Exhibit({ exhibit: { title, measures, source, period }, titleId }: ExhibitProps) {
  return (
    <Figure aria-labelledby={titleId}>
      <chakra.h3 id={titleId} textStyle={{ base: "h4", md: "h3" }} textWrap="balance">
        {title}
      </chakra.h3>
      <Measures>
        {measures.map(({ label, unit, before, after }) => {
          const [beforeWidth = 0, afterWidth = 0] = barWidths([before, after]);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <ExhibitBar name="Before" value={before} unit={unit} width={beforeWidth} />
              <ExhibitBar name="After" value={after} unit={unit} width={afterWidth} accented />
            </div>
          );
        })}
      </Measures>
      <chakra.figcaption textStyle="small" color="fg.muted" marginTop="4">
        Source: {source}. Period: {period}.
      </chakra.figcaption>
    </Figure>
  );
}
