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
