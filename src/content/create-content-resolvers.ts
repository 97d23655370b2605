import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { allowedHtml, entryIdOf } from "../../plugins/gatsby-plugin-content-schema";
import type { EntryContext } from "../../plugins/gatsby-plugin-content-schema";
import { formFields } from "../forms/form-fields";
import type { SubmissionKind } from "../forms/submission-kind";
import { assertDefined } from "../lib/assert-defined";
import { isoDate } from "../lib/dates";
import { anchorPath, leaderPath } from "../lib/paths";
import { ARTICLE_FIELDS } from "./article-fields";
import { opening } from "./article-text";
import { downloadResolver } from "./download-resolver";
import { lineChart } from "./exhibit/line-chart";
import { measureChart } from "./exhibit/measure-chart";
import { leaderAnchor } from "./leader-anchor";
import { LAST, navigationResolvers } from "./navigation-lists";
import type { PictureHost } from "./picture-host";
import { pictureFocus, pictureResolver, pictureWithFocus } from "./picture-resolver";
import type { PictureSource, ResolverContext } from "./picture-resolver";
import { withPictures } from "./text-pictures";
import { typeset, typesetHtml } from "./typeset";

interface ArticleNode {
  readonly parent: string;
  readonly content: string;
}

interface LegalSectionNode {
  readonly content: string;
}

interface Dated {
  /** As shown: "April 18, 2026", or "April 2026". */
  readonly date: string;
}

interface CaseStudyNode {
  readonly order?: number;
}

interface ServiceNode {
  readonly jsonId: string;
  readonly detailedDescription: string;
}

interface IndustryNode {
  readonly overview: string;
}

interface LeaderNode {
  readonly name: string;
}

/** Where a message to the firm is written. */
const FORM = "request-consultation";

/**
 * Resolves what the site makes from the data and the schemas: pictures' sources, an article's anchors, excerpt and
 * reading time, the opening of a service and an industry, a leader's anchor, the order of what is dated, links that
 * follow the services and the industries, the charts of exhibits,
 * and the fields of the forms.
 */
export const createContentResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, store, reporter }) => {
  const { program, config } = store.getState() as {
    program: { directory: string };
    config: { siteMetadata: { pictureHost: PictureHost } };
  };
  const dataDirectory = join(program.directory, "data");
  const picture = pictureResolver(dataDirectory, config.siteMetadata.pictureHost, reporter);
  const resolvePictures = (html: string, context: ResolverContext) =>
    withPictures(html, (path) => picture(path, { frame: "TEXT" }, context));
  const day = { resolve: ({ date }: Dated) => isoDate(date) };
  createResolvers({
    Picture: {
      imageData: { resolve: picture },
      focus: { resolve: pictureFocus },
      share: {
        resolve: async (source: PictureSource, _args: object, context: ResolverContext) => {
          const { images } = await picture(source, { frame: "SHARE" }, context);
          return assertDefined(images.fallback, "the picture for social networks").src;
        },
      },
    },
    Download: {
      url: { resolve: downloadResolver(dataDirectory) },
    },
    Navigation: navigationResolvers,
    CaseStudy: {
      image: pictureWithFocus,
      order: { resolve: ({ order }: CaseStudyNode) => order ?? LAST },
    },
    ExhibitMeasure: {
      chart: { resolve: measureChart },
      line: { resolve: lineChart },
    },
    WhitePaper: { published: day, image: pictureWithFocus },
    UpcomingWebinar: { day, image: pictureWithFocus },
    PastWebinar: { day, image: pictureWithFocus },
    Article: {
      image: pictureWithFocus,
      html: {
        resolve: (article: ArticleNode, _args: object, context: ResolverContext & EntryContext) => {
          const source = { content: allowedHtml(article.content), jsonId: entryIdOf(article, context) };
          return resolvePictures(ARTICLE_FIELDS.html(source), context);
        },
      },
      contents: {
        resolve: (article: ArticleNode, _args: object, context: EntryContext) =>
          ARTICLE_FIELDS.contents({ content: article.content, jsonId: entryIdOf(article, context) }),
      },
      excerpt: { resolve: ARTICLE_FIELDS.excerpt },
      readingMinutes: { resolve: ARTICLE_FIELDS.readingMinutes },
      published: day,
    },
    LegalSection: {
      content: {
        resolve: ({ content }: LegalSectionNode, _args: object, context: ResolverContext) =>
          resolvePictures(typesetHtml(allowedHtml(content)), context),
      },
    },
    Service: {
      image: pictureWithFocus,
      opening: { resolve: ({ detailedDescription }: ServiceNode) => typeset(opening(detailedDescription)) },
      inquiry: { resolve: ({ jsonId }: ServiceNode) => anchorPath("contact", FORM, `?service=${jsonId}`) },
    },
    Industry: {
      image: pictureWithFocus,
      opening: { resolve: ({ overview }: IndustryNode) => typeset(opening(overview)) },
      inquiry: { resolve: () => anchorPath("contact", FORM) },
    },
    Leader: {
      anchor: { resolve: ({ name }: LeaderNode) => leaderAnchor(name) },
      page: { resolve: ({ name }: LeaderNode) => leaderPath(leaderAnchor(name)) },
      letter: {
        resolve: ({ name }: LeaderNode) => {
          const query = new URLSearchParams({ to: leaderAnchor(name) });
          return anchorPath("contact", FORM, `?${query.toString()}`);
        },
      },
    },
    Query: {
      formFields: {
        type: "[FormField!]!",
        args: { kind: "SubmissionKind!" },
        resolve: (_source: unknown, { kind }: { readonly kind: SubmissionKind }) => formFields(kind),
      },
    },
  });
};
