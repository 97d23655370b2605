import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { SUBMISSION_KINDS, resultPath } from "../forms/submission-kind";
import { articlePath, batchPath, detailPath } from "../lib/paths";
import type { BlogContext } from "../templates/blog";

/** How many articles a page of the blog has. */
const BATCH = 9;

interface ContentIds {
  readonly allService: { readonly nodes: readonly { readonly jsonId: string }[] };
  readonly allIndustry: { readonly nodes: readonly { readonly jsonId: string }[] };
  readonly allArticle: { readonly nodes: readonly { readonly jsonId: string }[] };
}

/** The pages of the blog, with the articles of each. */
function batches(articleIds: readonly string[]): BlogContext[] {
  const total = articleIds.length;
  const count = Math.max(1, Math.ceil(total / BATCH));
  return Array.from({ length: count }, (_, index) => ({
    ids: articleIds.slice(index * BATCH, (index + 1) * BATCH),
    number: index + 1,
    count,
    total,
  }));
}

/** The id no service or industry has: the page of a detail template that looks an unknown address up. */
const UNKNOWN = null;

/**
 * Creates the pages that don't stand in `src/pages/`: a page a service, industry and article, the pages of the blog, a
 * fallback for services and industries that navigation inside the site reaches with an unknown id, the pages that tell visitors without JavaScript how a
 * submission ended, and the not-found page: docs/behaviour.md 8.
 */
export async function createContentPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<ContentIds>(`
    query ContentIds {
      allService {
        nodes {
          jsonId
        }
      }
      allIndustry {
        nodes {
          jsonId
        }
      }
      allArticle(sort: { published: DESC }) {
        nodes {
          jsonId
        }
      }
    }
  `);
  if (errors || !data) {
    // Content with mistakes must not end `npm run dev`.
    reporter.panicOnBuild("The ids of services, industries and articles could not be read", errors as Error[]);
    return;
  }

  const details = [
    { list: "services", template: "service-detail", ids: data.allService.nodes },
    { list: "industries", template: "industry-detail", ids: data.allIndustry.nodes },
  ] as const;
  for (const { list, template, ids } of details) {
    const component = resolve(`src/templates/${template}.tsx`);
    for (const { jsonId } of ids) {
      actions.createPage({ path: detailPath(list, jsonId), component, context: { jsonId } });
    }
    actions.createPage({
      path: detailPath(list, "[id]"),
      matchPath: detailPath(list, ":id"),
      component,
      context: { jsonId: UNKNOWN },
    });
  }

  const articleIds = data.allArticle.nodes.map(({ jsonId }) => jsonId);
  for (const context of batches(articleIds)) {
    actions.createPage({ path: batchPath(context.number), component: resolve("src/templates/blog.tsx"), context });
  }
  for (const jsonId of articleIds) {
    actions.createPage({
      path: articlePath(jsonId),
      component: resolve("src/templates/article.tsx"),
      context: { jsonId },
    });
  }

  const submissionResult = resolve("src/templates/submission-result.tsx");
  for (const kind of SUBMISSION_KINDS) {
    for (const outcome of ["success", "failure"] as const) {
      actions.createPage({ path: resultPath(kind, outcome), component: submissionResult, context: { kind, outcome } });
    }
  }

  const notFound = resolve("src/templates/not-found.tsx");
  for (const path of ["/404", "/404.html", "/not-found"]) {
    actions.createPage({ path, component: notFound, context: {} });
  }
}
