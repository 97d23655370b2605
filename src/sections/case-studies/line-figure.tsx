import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

export const lineFigureContent = graphql`
  fragment LineFigureContent on LineChart {
    line
    area
    marks {
      month
      text
      note
      x
      y
      anchor
      left
      width
      tick
      year
    }
    grid {
      text
      y
    }
  }
`;

type Line = Queries.LineFigureContentFragment;

/** The scale beside the plot; both have one height, of which their places are shares. */
const Plot = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    marginTop: "2",
    fontSize: "xs",
    color: "fg.muted",
    "& > svg": { width: "full", height: { base: "[16rem]", md: "[19rem]" }, overflow: "visible" },
    // Browsers leave the colors of SVG as they are, whatever ground the visitor has chosen.
    "& svg, & [data-grid], & [data-mark] *": { _highContrast: { color: "[CanvasText !important]" } },
    "& text": { fill: "currentColor" },
    "& [data-scale]": { width: "10" },
    "& [data-grid]": { color: "border" },
    "& [data-line]": { color: "accent" },
    // The value that is asked for stands alone.
    "& > svg:has([data-mark]:is(:hover, :focus)) [data-mark]:not(:hover, :focus) [data-value]": { opacity: 0 },
  },
});

/** A month of the line, in the strip where a pointer means it. Its value is shown when it is asked for. */
const Mark = chakra("g", {
  base: {
    "& [data-dot]": { color: "accent", fill: "currentColor", stroke: "bg.alternate", strokeWidth: "2px" },
    "& [data-value]": { color: "fg", fontSize: "sm", fontWeight: "700" },
    "& [data-note]": { fontWeight: "700" },
    "&:is(:hover, :focus) [data-value]": { opacity: 1 },
    "&:is(:hover, :focus) [data-dot]": { strokeWidth: "0" },
  },
  variants: { quiet: { true: { "& [data-value]": { opacity: { base: 0, _print: 1 } } } } },
});

const percent = (value: number) => `${String(value)}%`;

interface MonthMarkProps {
  readonly mark: Line["marks"][number];
  /** Whether its value is hidden until it is asked for. */
  readonly quiet: boolean;
}

function MonthMark({ mark: { month, text, note, x, y, anchor, left, width, tick, year }, quiet }: MonthMarkProps) {
  const place = percent(x);
  return (
    <Mark
      role="img"
      tabIndex={0}
      aria-label={`${month}: ${text}${note ? `, ${note.toLowerCase()}` : ""}`}
      data-mark=""
      quiet={quiet}
    >
      <rect x={percent(left)} width={percent(width)} height="100%" fill="transparent" />
      {note ? (
        <>
          <text data-note="" x={place} y="7%" textAnchor={anchor}>
            {note}
          </text>
          <line x1={place} x2={place} y1="9.5%" y2={percent(y - 11)} stroke="currentColor" strokeDasharray="2 3" />
        </>
      ) : null}
      <circle data-dot="" cx={place} cy={percent(y)} r="5" />
      <text data-value="" x={place} y={percent(y)} dy="-18" textAnchor={anchor}>
        {text}
      </text>
      <text x={place} y="88%" textAnchor="middle">
        {tick}
      </text>
      {year ? (
        <text x={place} y="95.5%" textAnchor="middle">
          {year}
        </text>
      ) : null}
    </Mark>
  );
}

interface LineFigureProps {
  /** What the line shows: "Wait for a first specialist visit". */
  readonly label: string;
  readonly line: Line;
}

/** A measure over time, as a line: docs/behaviour.md 4.21. Where it begins and ends is said, the rest when asked for. */
export function LineFigure({ label, line: { line, area, marks, grid } }: LineFigureProps) {
  return (
    <chakra.div marginTop={{ base: "4", lg: "6" }}>
      <chakra.p textStyle="small" fontWeight="700">
        {label}
      </chakra.p>
      <Plot>
        <svg data-scale="" aria-hidden="true">
          {grid.map(({ text, y }) => (
            <text key={y} y={percent(y)} dy="0.35em">
              {text}
            </text>
          ))}
        </svg>
        <svg role="group" aria-label={`${label}, month by month`}>
          <g data-grid="">
            {grid.map(({ y }) => (
              <line key={y} x2="100%" y1={percent(y)} y2={percent(y)} stroke="currentColor" />
            ))}
          </g>
          <svg data-line="" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={area} fill="currentColor" fillOpacity="0.08" />
            <path d={line} fill="none" stroke="currentColor" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
          </svg>
          {marks.map((mark, index) => (
            <MonthMark key={index} mark={mark} quiet={index > 0 && index < marks.length - 1} />
          ))}
        </svg>
      </Plot>
    </chakra.div>
  );
}
