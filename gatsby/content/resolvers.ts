import type { CreateResolversArgs } from "gatsby";
import { getSrc } from "gatsby-plugin-image";
import { contentsOf, excerpt, opening, readingMinutes } from "./article-text";
import { navigationResolvers } from "./navigation";
import type { EntryNode, ResolverContext } from "./nodes";
import { pictureReader } from "./pictures";

type Article = EntryNode & Pick<Queries.Article, "content">;

const derived = <From>(type: string, resolve: (source: From) => unknown) => ({ type, resolve });

const openingField = derived("String!", ({ detailedDescription }: Queries.Service) => opening(detailedDescription));

export function createResolvers(args: CreateResolversArgs): void {
  const read = pictureReader(args);
  args.createResolvers({
    Picture: {
      gatsbyImageData: {
        resolve: (path: string, { frame }: { readonly frame: string }, context: ResolverContext) =>
          read(path, frame, context),
      },
      share: {
        resolve: async (path: string, _args: object, context: ResolverContext) =>
          getSrc(await read(path, "SHARE", context)),
      },
    },
    Article: {
      contents: derived("[ArticleHeading!]!", ({ content, fields }: Article) => contentsOf(content, fields.fileName)),
      excerpt: derived("String!", ({ content }: Article) => excerpt(content)),
      readingMinutes: derived("Int!", ({ content }: Article) => readingMinutes(content)),
    },
    Industry: { opening: openingField },
    Navigation: navigationResolvers,
    Service: { opening: openingField },
  });
}
