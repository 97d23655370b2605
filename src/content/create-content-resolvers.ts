import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { formFields } from "../forms/form-fields";
import type { SubmissionKind } from "../forms/submission-kind";
import { excerpt, readingMinutes, withHeadingIds } from "./article-text";
import { mapPosition, worldMap } from "./map/world-map";
import { pictureResolver } from "./picture-resolver";
import type { PictureHost } from "./picture-host";

interface ArticleNode {
  readonly jsonId: string;
  readonly content: string;
}

interface OfficeNode {
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * Resolves what the site makes from the data and the schemas: pictures' sources, an article's anchors, excerpt and
 * reading time, the world map with the offices on it, and the fields of the forms.
 */
export const createContentResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, store }) => {
  const { program, config } = store.getState() as {
    program: { directory: string };
    config: { siteMetadata: { pictureHost: PictureHost } };
  };
  createResolvers({
    Picture: {
      imageData: { resolve: pictureResolver(join(program.directory, "data"), config.siteMetadata.pictureHost) },
    },
    Article: {
      html: { resolve: ({ content, jsonId }: ArticleNode) => withHeadingIds(content, jsonId) },
      excerpt: { resolve: ({ content }: ArticleNode) => excerpt(content) },
      readingMinutes: { resolve: ({ content }: ArticleNode) => readingMinutes(content) },
    },
    Office: {
      mapPosition: { resolve: ({ longitude, latitude }: OfficeNode) => mapPosition(longitude, latitude) },
    },
    Query: {
      worldMap: { type: "WorldMap!", resolve: worldMap },
      formFields: {
        type: "[FormField!]!",
        args: { kind: "SubmissionKind!" },
        resolve: (_source: unknown, { kind }: { readonly kind: SubmissionKind }) => formFields(kind),
      },
    },
  });
};
