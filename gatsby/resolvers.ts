import type { CreateResolversArgs } from "gatsby";
import { assertDefined } from "../src/lib/assert-defined";
import { contentsOf, excerpt, opening, readingMinutes } from "./article-text";
import { nameOfFile } from "./file-nodes";
import type { ResolverContext } from "./file-nodes";
import { LAST_ORDER, navigationResolvers } from "./navigation";
import { pictureReader } from "./pictures";
import type { PictureSource } from "./pictures";
import { typeset } from "./typeset";

interface Article {
  /** The id of its file's node. */
  readonly parent: string;
  readonly content: string;
}

const openingResolver = {
  type: "String!",
  resolve: ({ detailedDescription }: { readonly detailedDescription: string }) => typeset(opening(detailedDescription)),
};

/** Adds the fields that are derived from the content. */
export function createResolvers(args: CreateResolversArgs): void {
  const read = pictureReader(args);
  args.createResolvers({
    Picture: {
      imageData: {
        resolve: ({ path }: PictureSource, { frame }: { readonly frame: string }, context: ResolverContext) =>
          read(path, frame, context),
      },
      share: {
        resolve: async ({ path }: PictureSource, _args: object, context: ResolverContext) => {
          const { images } = await read(path, "SHARE", context);
          return assertDefined(images.fallback, "the picture for social networks").src;
        },
      },
    },
    Article: {
      contents: {
        type: "[ArticleHeading!]!",
        resolve: ({ content, parent }: Article, _args: object, context: ResolverContext) =>
          contentsOf(content, nameOfFile(parent, context)),
      },
      excerpt: { type: "String!", resolve: ({ content }: Article) => excerpt(content) },
      readingMinutes: { type: "Int!", resolve: ({ content }: Article) => readingMinutes(content) },
    },
    CaseStudy: { order: { resolve: ({ order }: { readonly order?: number }) => order ?? LAST_ORDER } },
    Industry: { opening: openingResolver },
    Navigation: navigationResolvers,
    Service: { opening: openingResolver },
  });
}
