import { lineChart } from "./line-chart";
import { measureChart } from "./measure-chart";

/** The types of the charts of a case study's exhibit, with what gatsby/measure-chart.ts and gatsby/line-chart.ts return. */
export const EXHIBIT_TYPES = `
  "A value of a measure, in words, and the end of its bar or the place of its dot, in percent of the room"
  type ChartValue @dontInfer { text: String! at: Float! }

  "The chart of a measure, before and after; with the ends of its scale where it is cut"
  type MeasureChart @dontInfer { before: ChartValue! after: ChartValue! change: String! cut: [String!] }

  "SVG's text-anchor"
  enum TextAnchor { start middle end }

  "A month on a line: places in percent of the chart's width and height, the strip in which a pointer means it, its label"
  type LineMark @dontInfer {
    month: String! text: String! note: String x: Float! y: Float! anchor: TextAnchor!
    left: Float! width: Float! tick: String! year: String
  }

  "A line of a chart's scale"
  type GridLine @dontInfer { text: String! y: Float! }

  "A line over time, as paths in a square of 100"
  type LineChart @dontInfer { line: String! area: String! marks: [LineMark!]! grid: [GridLine!]! }
`;

/** The fields of a measure that its charts are drawn by: before and after and, where they are known, month by month. */
export const exhibitResolvers = {
  chart: { type: "MeasureChart!", resolve: measureChart },
  line: { type: "LineChart", resolve: lineChart },
};
