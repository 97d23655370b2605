import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { SUBMISSION_KINDS, resultPath } from "../src/forms/submission-kind";
import { articlePath, caseStudyPath, detailPath, leaderPath } from "../src/lib/paths";
import type { ArticleContext } from "../src/templates/article";
import type { CaseStudyContext } from "../src/templates/case-study";

interface Identified {
  readonly jsonId: string;
}

interface ContentIds {
  readonly allService: { readonly nodes: readonly Identified[] };
  readonly allIndustry: { readonly nodes: readonly Identified[] };
  readonly allCaseStudy: { readonly nodes: readonly Identified[] };
  readonly allArticle: { readonly nodes: readonly (Identified & { readonly author: string })[] };
  readonly allLeader: { readonly nodes: readonly Identified[] };
}

/** The id of the entry after one of a list: the first after the last, null where there is no other. */
function idAfter(index: number, entries: readonly Identified[]): string | null {
  return entries.length > 1 ? ((entries[index + 1] ?? entries[0])?.jsonId ?? null) : null;
}

/** The id no service or industry has: the page of a detail template that looks an unknown address up. */
const UNKNOWN = null;

/**
 * Creates the pages that have no file in `src/pages/`: a page for each service, industry, case study, article and leader, a
 * fallback for services and industries that navigation inside the site reaches with an unknown id,
 * the pages that tell visitors without JavaScript how a submission ended, and the not-found page: docs/behaviour.md 8.
 */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
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
      allCaseStudy(sort: [{ order: ASC }, { jsonId: ASC }]) {
        nodes {
          jsonId
        }
      }
      allArticle(sort: [{ day: DESC }, { jsonId: ASC }]) {
        nodes {
          jsonId
          author
        }
      }
      allLeader {
        nodes {
          jsonId
        }
      }
    }
  `);
  if (errors || !data) {
    // Content with mistakes must not end `npm run dev`.
    reporter.panicOnBuild("The ids of the entries could not be read", errors as Error[]);
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

  const caseStudy = resolve("src/templates/case-study.tsx");
  for (const [index, { jsonId }] of data.allCaseStudy.nodes.entries()) {
    const context: CaseStudyContext = { jsonId, next: idAfter(index, data.allCaseStudy.nodes) };
    actions.createPage({ path: caseStudyPath(jsonId), component: caseStudy, context });
  }

  const article = resolve("src/templates/article.tsx");
  for (const [index, { jsonId, author }] of data.allArticle.nodes.entries()) {
    const context: ArticleContext = { jsonId, author, next: idAfter(index, data.allArticle.nodes) };
    actions.createPage({ path: articlePath(jsonId), component: article, context });
  }

  const leader = resolve("src/templates/leader.tsx");
  for (const { jsonId } of data.allLeader.nodes) {
    actions.createPage({ path: leaderPath(jsonId), component: leader, context: { jsonId } });
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
