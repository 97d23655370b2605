import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { FORM_PAGES, SUBMISSION_KINDS, resultPath } from "../../src/forms/submission-kind";
import { RELATED_COUNT, articlePath, caseStudyPath, leaderPath, pagePath, practicePath } from "../../src/lib/paths";

type List = { readonly nodes: readonly { readonly jsonId: string }[] };

type Ids = Record<`all${"Service" | "Industry" | "CaseStudy" | "Article" | "Leader" | "LegalText"}`, List>;

const QUERY = `
  query Ids {
    allService { nodes { jsonId } }
    allIndustry { nodes { jsonId } }
    allCaseStudy(sort: [{ order: ASC }, { jsonId: ASC }]) { nodes { jsonId } }
    allArticle(sort: [{ day: DESC }, { jsonId: ASC }]) { nodes { jsonId } }
    allLeader { nodes { jsonId } }
    allLegalText { nodes { jsonId } }
  }
`;

/** Returns the ids of the entries after one, and then those before it. */
function following(id: string, { nodes }: List): readonly string[] {
  const ids = nodes.map(({ jsonId }) => jsonId);
  return [...ids.slice(ids.indexOf(id) + 1), ...ids.slice(0, ids.indexOf(id))];
}

/**
 * Creates the pages that have no file in src/pages/, and the permanent redirects of data/redirects.json. Links inside the site to
 * an unknown service or industry lead to a client-side fallback, and forms without JavaScript to a page with their result.
 */
export async function createPages({ actions, graphql, reporter, getNodesByType }: CreatePagesArgs): Promise<void> {
  // gatsby-plugin-netlify writes them to `public/_redirects`, whose rules come before those of netlify.toml.
  for (const { from, to } of getNodesByType("Redirect") as unknown as readonly Queries.Redirect[])
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  const { data, errors } = await graphql<Ids>(QUERY);
  if (errors || !data) {
    // Wrong content must not stop `npm run dev`.
    reporter.panicOnBuild("The query for the ids of the entries failed", errors as Error[]);
    return;
  }
  const create = (template: string, path: string, context: Record<string, unknown>, matchPath?: string) => {
    actions.createPage({ path, matchPath, component: resolve(`src/templates/${template}.tsx`), context });
  };

  const practices = [
    { list: "services", type: "Service", all: data.allService },
    { list: "industries", type: "Industry", all: data.allIndustry },
  ] as const;
  for (const { list, type, all } of practices) {
    create("practices", pagePath(list), { list, type });
    for (const { jsonId } of all.nodes) {
      const related = following(jsonId, all).slice(0, RELATED_COUNT);
      create("practice", practicePath(list, jsonId), { list, type, jsonId, related });
    }
    create("practice", practicePath(list, "[id]"), { list, type, jsonId: null }, practicePath(list, ":id"));
  }
  for (const { jsonId } of data.allCaseStudy.nodes)
    create("case-study", caseStudyPath(jsonId), { jsonId, next: following(jsonId, data.allCaseStudy)[0] ?? null });
  for (const { jsonId } of data.allArticle.nodes)
    create("article", articlePath(jsonId), { jsonId, next: following(jsonId, data.allArticle)[0] ?? null });
  for (const { jsonId } of data.allLeader.nodes) create("leader", leaderPath(jsonId), { jsonId });
  for (const { jsonId } of data.allLegalText.nodes) create("legal", pagePath(jsonId), { jsonId });
  for (const kind of SUBMISSION_KINDS)
    for (const outcome of ["success", "failure"] as const)
      create("submission-result", resultPath(kind, outcome), { kind, outcome, formPage: FORM_PAGES[kind] ?? null });
  for (const path of ["/404", "/404.html", "/not-found"]) create("not-found", path, {});
}
