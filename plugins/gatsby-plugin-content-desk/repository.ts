/** Stands where the build knows no repository: the desk then works on the files of this machine only. */
const NO_REPOSITORY = "unknown/website";

/**
 * The repository on GitHub that the desk commits to, as "owner/name".
 *
 * @param url how git reaches the repository, over https or ssh; Netlify's builds have it in REPOSITORY_URL
 */
export function repositoryOnGitHub(url: string | undefined): string {
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?\/?$/.exec(url ?? "")?.[1] ?? NO_REPOSITORY;
}
