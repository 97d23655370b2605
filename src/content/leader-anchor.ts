import GithubSlugger from "github-slugger";

/**
 * The anchor of a member of the leadership on the About page, and the end of the address of the person's own page.
 *
 * @param name such as "Priya Raman"
 * @returns such as "priya-raman"
 */
export function leaderAnchor(name: string): string {
  return GithubSlugger.slug(name);
}
