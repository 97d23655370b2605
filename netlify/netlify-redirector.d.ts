/** Netlify's redirect matcher has no types. */
declare module "netlify-redirector" {
  type Rule = { to: string; status: number; force: boolean };
  export function parseJSON(rules: string, options: object): Promise<{ match(request: object): Rule | null }>;
}
