/** Netlify's matcher of redirect rules. The package has no types. */
declare module "netlify-redirector" {
  interface Rule {
    readonly to: string;
    readonly status: number;
    readonly force: boolean;
  }

  export function parseJSON(rules: string, options: object): Promise<{ match(request: object): Rule | null }>;
}
