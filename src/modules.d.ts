/** gatsby-plugin-sharp has no types. */
declare module "gatsby-plugin-sharp" {
  import type { Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** Queues a picture for resizing and returns its URLs; undefined if the picture cannot be read. */
  export function generateImageData(options: {
    /** A File node. */
    readonly file: object;
    readonly args: object;
    readonly reporter: Reporter;
  }): Promise<IGatsbyImageData | undefined>;
}

/** Netlify's redirect matcher has no types. */
declare module "netlify-redirector" {
  type Rule = { to: string; status: number; force: boolean };
  export function parseJSON(rules: string, options: object): Promise<{ match(request: object): Rule | null }>;
}
