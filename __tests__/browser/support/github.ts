import { createHash } from "node:crypto";
import type { BrowserContext, Route } from "playwright-core";
import type { Files } from "./private-files";

const API = "https://api.github.com";

/** What a page reads of every answer of another address, or is told before it asks. */
const CROSS_ORIGIN = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

/** What has been sent to GitHub, in the words of its interface. */
export interface SentToGitHub {
  readonly branches: string[];
  readonly commits: { readonly branch: string; readonly files: ReadonlyMap<string, string> }[];
  readonly pullRequests: { readonly head: string; readonly base: string }[];
  /** The pull requests that are sent for review, by the names that GitHub gave them. */
  readonly forReview: string[];
}

interface GraphQLRequest {
  readonly query: string;
  readonly variables: { readonly input?: unknown };
}

interface CommitInput {
  readonly branch: { readonly branchName: string };
  readonly fileChanges: { readonly additions: readonly { readonly path: string; readonly contents: string }[] };
}

/** Git's name for a file's content. */
const blobName = (content: Buffer) =>
  createHash("sha1")
    .update(`blob ${String(content.length)}\0`)
    .update(content)
    .digest("hex");

const HEAD = { oid: "a".repeat(40), message: "The last commit" };

/**
 * Answers in GitHub's place, for as much as Sveltia CMS asks when an editor signs in with a token and saves a file.
 *
 * @param context whose pages ask
 * @param files what the repository holds on its default branch
 * @returns what is sent from then on
 */
export async function standInForGitHub(context: BrowserContext, files: Files): Promise<SentToGitHub> {
  const sent: SentToGitHub = { branches: [], commits: [], pullRequests: [], forReview: [] };
  const blobs = new Map([...files.values()].map((content) => [blobName(content), content]));
  const tree = [...files].map(([path, content]) => ({
    type: "blob",
    path,
    sha: blobName(content),
    size: content.length,
  }));

  function commit(query: string, { branch, fileChanges }: CommitInput) {
    const added = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, "base64").toString()] as const,
    );
    sent.commits.push({ branch: branch.branchName, files: new Map(added) });
    const names = [...query.matchAll(/file_\d+/g)].map(([alias]) => [alias, { oid: "c".repeat(40) }]);
    const done = { oid: "b".repeat(40), committedDate: new Date().toISOString(), ...Object.fromEntries(names) };
    return { createCommitOnBranch: { commit: done } };
  }

  /** Each alias of a query with the same answer. */
  const forAliases = (query: string, pattern: RegExp, answer: (name: string) => unknown) => ({
    repository: Object.fromEntries(
      [...query.matchAll(pattern)].map(([, alias = "", name = ""]) => [alias, answer(name)]),
    ),
  });

  function answerQuery({ query, variables }: GraphQLRequest): unknown {
    if (query.includes("CreateCommitOnBranchInput")) return commit(query, variables.input as CommitInput);
    if (query.includes("CreateRefInput")) {
      const { name } = variables.input as { readonly name: string };
      sent.branches.push(name);
      return { createRef: { ref: { name } } };
    }
    if (query.includes("markPullRequestReadyForReview")) {
      sent.forReview.push((variables.input as { readonly pullRequestId: string }).pullRequestId);
      return { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } };
    }
    if (query.includes("content_0")) {
      return forAliases(query, /(content_\d+): object\(oid: "(\w+)"\)/g, (name) => ({
        text: blobs.get(name)?.toString(),
        isTruncated: false,
      }));
    }
    const author = { name: "Editor", email: "editor@example.com", user: null };
    const target = { ...HEAD, history: { nodes: [{ ...HEAD, author, committedDate: new Date().toISOString() }] } };
    if (query.includes("commit_0")) return forAliases(query, /(commit_\d+):/g, () => ({ target }));
    const repository = {
      id: "R",
      defaultBranchRef: { name: "main" },
      ref: { target },
      pullRequests: { totalCount: 0, nodes: [] },
    };
    return { repository, fork: repository, base: repository };
  }

  function answer(path: string, body: unknown): unknown {
    if (path === "/graphql") return { data: answerQuery(body as GraphQLRequest) };
    if (path === "/user") return { id: 1, name: "Editor", login: "editor", email: "editor@example.com" };
    if (path.includes("/git/trees/")) return { tree };
    if (/\/issues\/\d+$/.test(path)) return { labels: [] };
    if (path.endsWith("/pulls")) {
      sent.pullRequests.push(body as SentToGitHub["pullRequests"][number]);
      return { number: 1, node_id: "PR", draft: true };
    }
    return [];
  }

  await context.route(`${API}/**`, async (route: Route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const blob = blobs.get(path.split("/").at(-1) ?? "");
    if (request.method() === "OPTIONS") await route.fulfill({ status: 204, headers: CROSS_ORIGIN });
    else if (blob) await route.fulfill({ body: blob, headers: CROSS_ORIGIN, contentType: "application/octet-stream" });
    else await route.fulfill({ json: answer(path, request.postDataJSON()), headers: CROSS_ORIGIN });
  });
  return sent;
}
