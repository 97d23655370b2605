import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { allowedHtml, entryIdOf } from "../../plugins/gatsby-plugin-content-schema";
import type { EntryContext } from "../../plugins/gatsby-plugin-content-schema";
import { formFields } from "../forms/form-fields";
import type { SubmissionKind } from "../forms/submission-kind";
import { isoDate } from "../lib/dates";
import { pagePath } from "../lib/paths";
import { ARTICLE_FIELDS } from "./article-fields";
import { opening } from "./article-text";
import { downloadResolver } from "./download-resolver";
import { lineChart } from "./exhibit/line-chart";
import { measureChart } from "./exhibit/measure-chart";
import { leaderAnchor } from "./leader-anchor";
import { worldMapResolver } from "./map/resolve-world-map";
import { LAST, navigationResolvers } from "./navigation-lists";
import type { PictureHost } from "./picture-host";
import { pictureFocus, pictureResolver, pictureWithFocus } from "./picture-resolver";
import type { ResolverContext } from "./picture-resolver";
import { pageResolvers, readSitePages, withTargets } from "./switch-pages";
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
  readonly detailedDescription: string;
}

interface IndustryNode {
  readonly overview: string;
}

interface LeaderNode {
  readonly name: string;
}

/**
 * Resolves what the site makes from the data and the schemas: pictures' sources, an article's anchors, excerpt and
 * reading time, the opening of a service and an industry, a leader's anchor, the order of what is dated, links that
 * follow the services, the industries and the pages that are switched on, the charts of exhibits, the map of the offices,
 * and the fields of the forms.
 */
export const createContentResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, store, reporter }) => {
  const { program, config } = store.getState() as {
    program: { directory: string };
    config: { siteMetadata: { pictureHost: PictureHost } };
  };
  const dataDirectory = join(program.directory, "data");
  const pages = readSitePages(program.directory);
  const picture = pictureResolver(dataDirectory, config.siteMetadata.pictureHost, reporter);
  const shownHtml = (html: string) => withTargets(allowedHtml(html), pages);
  const resolvePictures = (html: string, context: ResolverContext) =>
    withPictures(html, (path) => picture(path, { frame: "TEXT" }, context));
  const day = { resolve: ({ date }: Dated) => isoDate(date) };
  createResolvers(pageResolvers(pages));
  createResolvers({
    Picture: {
      imageData: { resolve: picture },
      focus: { resolve: pictureFocus },
    },
    Download: {
      url: { resolve: downloadResolver(dataDirectory) },
    },
    Navigation: navigationResolvers(pages),
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
          const source = { content: shownHtml(article.content), jsonId: entryIdOf(article, context) };
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
          resolvePictures(typesetHtml(shownHtml(content)), context),
      },
    },
    Service: {
      image: pictureWithFocus,
      opening: { resolve: ({ detailedDescription }: ServiceNode) => typeset(opening(detailedDescription)) },
    },
    Industry: {
      image: pictureWithFocus,
      opening: { resolve: ({ overview }: IndustryNode) => typeset(opening(overview)) },
    },
    Leader: {
      anchor: { resolve: ({ name }: LeaderNode) => leaderAnchor(name) },
    },
    Query: {
      worldMap: { type: "WorldMap", resolve: worldMapResolver(join(program.directory, "public")) },
      formFields: {
        type: "[FormField!]!",
        args: { kind: "SubmissionKind!" },
        resolve: (_source: unknown, { kind }: { readonly kind: SubmissionKind }) => {
          const isAsked = ({ name }: { readonly name: string }) =>
            name !== "service" || pages.isOn(pagePath("services"));
          return formFields(kind).filter(isAsked);
        },
      },
    },
  });
};
