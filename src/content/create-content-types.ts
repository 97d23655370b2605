import type { GatsbyNode } from "gatsby";
import { allowedHtml } from "../../plugins/gatsby-plugin-content-schema";
import { FORM_FIELD_TYPES } from "../forms/form-field";
import { SUBMISSION_KINDS } from "../forms/submission-kind";
import { PICTURE_FRAMES } from "./picture-frames";
import { typeset, typesetHtml } from "./typeset";

interface TypesetArguments {
  /** Whether the field's text is HTML. */
  readonly html: boolean;
}

/**
 * The extension of GraphQL fields whose text is set for reading: `summary: String! @typeset`.
 * https://www.gatsbyjs.com/docs/reference/config-files/actions/#createFieldExtension
 */
const typesetExtension = {
  name: "typeset",
  args: { html: { type: "Boolean!", defaultValue: false } },
  extend: ({ html }: TypesetArguments) => {
    const set = html ? (text: string) => typesetHtml(allowedHtml(text)) : typeset;
    return {
      resolve: (
        source: Readonly<Record<string, string | readonly string[] | undefined>>,
        _args: unknown,
        _context: unknown,
        { fieldName }: { readonly fieldName: string },
      ) => {
        const text = source[fieldName];
        return typeof text === "string" ? set(text) : text?.map(set);
      },
    };
  },
};

/** The fields of a service or an industry that lead to what it names in other files. */
const PRACTICE_LINKS = `
    "The leader that \`partner\` names"
    partnerEntry: Leader! @link(by: "jsonId", from: "partner")
    "The case study that \`caseStudy\` names"
    caseStudyEntry: CaseStudy @link(by: "jsonId", from: "caseStudy")
    "The article that \`article\` names"
    articleEntry: Article @link(by: "jsonId", from: "article")
    "The white paper that \`whitePaper\` names"
    whitePaperEntry: WhitePaper @link(by: "jsonId", from: "whitePaper")
`;

/** Fields that the site makes from the data, rather than editors. */
const PRESENTATION_TYPES = `
  "A picture of data/images or of the picture host"
  type Picture @dontInfer {
    "Sources in all sizes and formats"
    imageData(frame: PictureFrame!): GatsbyImageData!
    "The side that small square crops keep, left or right; the middle where there is none"
    focus: String
    "Address of the picture as social networks show it, 1200 × 630 pixels"
    share: String!
  }

  "A file of data/ that visitors may download"
  type Download @dontInfer {
    "Where it is served"
    url: String!
  }

  "A frame in which the site shows pictures"
  enum PictureFrame { ${Object.keys(PICTURE_FRAMES).join(" ")} }

  "A form of the site"
  enum SubmissionKind { ${SUBMISSION_KINDS.join(" ")} }

  "What a field of a form is filled in with"
  enum FormFieldType { ${FORM_FIELD_TYPES.join(" ")} }

  "A field of a form, by its schema and its field list"
  type FormField @dontInfer {
    "The field's key in what is sent"
    name: String!
    label: String!
    "Marked with an asterisk"
    required: Boolean!
    "The least characters of a text that is long enough"
    minLength: Int
    type: FormFieldType!
    "What browsers may fill in by themselves"
    autoComplete: String
    "Lines shown of a field of several lines"
    rows: Int
    "What helps to fill it in"
    hint: String
    "Shares its row with the next field where there is room"
    half: Boolean!
  }

  "A heading of an article, with the id by which it is linked to"
  type ArticleHeading @dontInfer {
    id: String!
    title: String!
  }

  type Article implements Node @dontInfer {
    "The content with an id on each heading, to link to"
    html: String!
    "Its headings of the upper level, in order"
    contents: [ArticleHeading!]!
    "The first 200 characters of the content, without markup"
    excerpt: String!
    "How long the content takes to read, in minutes"
    readingMinutes: Int!
    "The day of publication in ISO 8601 form, to sort by"
    published: String!
    "The member of the leadership that \`author\` names"
    authorEntry: Leader! @link(by: "jsonId", from: "author")
  }

  type WhitePaper implements Node @dontInfer {
    "The first day of the month of publication in ISO 8601 form, to sort by"
    published: String!
  }

  type UpcomingWebinar implements Node @dontInfer {
    "The day in ISO 8601 form, to sort by"
    day: String!
  }

  type PastWebinar implements Node @dontInfer {
    "The day in ISO 8601 form, to sort by"
    day: String!
  }

  type Service implements Node @dontInfer {
    "The first sentences of the detailed description"
    opening: String!
    "Where one writes about the service"
    inquiry: String!
    ${PRACTICE_LINKS}
  }

  type Industry implements Node @dontInfer {
    "The first sentences of the overview"
    opening: String!
    "Where one writes about the industry"
    inquiry: String!
    ${PRACTICE_LINKS}
  }

  type CaseStudy implements Node @dontInfer {
    "The industry that \`industry\` names"
    industryEntry: Industry! @link(by: "jsonId", from: "industry")
    "The service that \`service\` names"
    serviceEntry: Service! @link(by: "jsonId", from: "service")
    "The member of the leadership that \`partner\` names"
    partnerEntry: Leader @link(by: "jsonId", from: "partner")
  }

  "A value of a measure, on its chart"
  type ChartValue @dontInfer {
    "The value in words"
    text: String!
    "The end of its bar, or the place of its dot, in percent of the room"
    at: Float!
  }

  "The chart of a measure, before and after"
  type MeasureChart @dontInfer {
    before: ChartValue!
    after: ChartValue!
    "The difference in words"
    change: String!
    "The ends of the scale in words where it is cut: the values are dots on it then, and otherwise bars from zero"
    cut: [String!]
  }

  "The end of a text that stands at its place: SVG's text-anchor"
  enum TextAnchor { start middle end }

  "A month on a line, in percent of the chart's width and height"
  type LineMark @dontInfer {
    month: String!
    "The value in words"
    text: String!
    note: String
    x: Float!
    y: Float!
    anchor: TextAnchor!
    "The strip in which a pointer means this mark"
    left: Float!
    width: Float!
    "The month as it stands below the line"
    tick: String!
    "The year, where it begins"
    year: String
  }

  "A line of a chart's scale"
  type GridLine @dontInfer {
    text: String!
    "In percent of the chart's height"
    y: Float!
  }

  "A line over time"
  type LineChart @dontInfer {
    "Paths in a square of 100"
    line: String!
    area: String!
    marks: [LineMark!]!
    grid: [GridLine!]!
  }

  type ExhibitMeasure @dontInfer {
    chart: MeasureChart!
    "How it moved from month to month, where that is known"
    line: LineChart
  }

  type Leader implements Node @dontInfer {
    "The person's place on the About page, and the end of the address of the own page, made of the name"
    anchor: String!
    "The path of the own page"
    page: String!
    "Where one writes to the person"
    letter: String!
  }
`;

/** Declares the GraphQL types and fields that the site makes from the content; its schemas make the others. */
export const createContentTypes: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(typesetExtension);
  actions.createTypes(PRESENTATION_TYPES);
};
