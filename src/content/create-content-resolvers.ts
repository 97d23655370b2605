import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { formFields } from "../forms/form-fields";
import type { SubmissionKind } from "../forms/submission-kind";
import { excerpt, readingMinutes, withHeadingIds } from "./article-text";
import { isoDate } from "../lib/dates";
import { readBuildDay } from "./build-day";
import type { BuildDayContext } from "./build-day";
import { downloadResolver } from "./download-resolver";
import { leaderAnchor } from "./leader-anchor";
import { worldMapResolver } from "./map/resolve-world-map";
import { navigationResolvers } from "./navigation-lists";
import { opening } from "./opening";
import { pictureResolver } from "./picture-resolver";
import type { PictureHost } from "./picture-host";
import { typeset, typesetHtml } from "./typeset";
import { hasEnded, newestFirst, upcomingFirst } from "./webinar-dates";

interface ArticleNode {
  readonly jsonId: string;
  readonly content: string;
}

interface Dated {
  /** As shown: "April 18, 2026", or "April 2026". */
  readonly date: string;
}

interface WebinarsNode {
  readonly upcoming: readonly Dated[];
  readonly past: readonly Dated[];
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
 * follow the services and industries, the map of the offices, and the fields of the forms.
 */
export const createContentResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, store }) => {
  const { program, config } = store.getState() as {
    program: { directory: string };
    config: { siteMetadata: { pictureHost: PictureHost } };
  };
  const dataDirectory = join(program.directory, "data");
  const published = { resolve: ({ date }: Dated) => isoDate(date) };
  createResolvers({
    Picture: {
      imageData: { resolve: pictureResolver(dataDirectory, config.siteMetadata.pictureHost) },
    },
    Download: {
      url: { resolve: downloadResolver(dataDirectory) },
    },
    Navigation: navigationResolvers,
    Webinars: {
      upcoming: {
        resolve: ({ upcoming }: WebinarsNode, _args: object, context: BuildDayContext) =>
          upcomingFirst(upcoming, readBuildDay(context)),
      },
      past: { resolve: ({ past }: WebinarsNode) => newestFirst(past) },
    },
    UpcomingWebinar: {
      ended: {
        resolve: (webinar: Dated, _args: object, context: BuildDayContext) => hasEnded(webinar, readBuildDay(context)),
      },
    },
    WhitePaper: { published },
    Article: {
      html: { resolve: ({ content, jsonId }: ArticleNode) => typesetHtml(withHeadingIds(content, jsonId)) },
      excerpt: { resolve: ({ content }: ArticleNode) => excerpt(content) },
      readingMinutes: { resolve: ({ content }: ArticleNode) => readingMinutes(content) },
      published,
    },
    Service: {
      opening: { resolve: ({ detailedDescription }: ServiceNode) => typeset(opening(detailedDescription)) },
    },
    Industry: {
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
        resolve: (_source: unknown, { kind }: { readonly kind: SubmissionKind }) => formFields(kind),
      },
    },
  });
};
