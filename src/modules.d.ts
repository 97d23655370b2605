/** What the site calls of gatsby-plugin-sharp, which has no types. */
declare module "gatsby-plugin-sharp" {
  import type { Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** Queues the making of a picture's sources, and returns their addresses; undefined where the picture can't be read. */
  export function generateImageData(options: {
    /** A File node. */
    readonly file: object;
    readonly args: object;
    readonly reporter: Reporter;
  }): Promise<IGatsbyImageData | undefined>;
}
