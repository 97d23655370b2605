import type { GatsbyNode, PluginOptions } from "gatsby";
import type { ColorMode } from "./compiler/style-rules";

/** The options of the plugin; README.md describes them. */
export interface ChakraStaticOptions extends PluginOptions {
  readonly system: string;
  readonly source: string;
  readonly mode?: ColorMode;
}

/** Checks the plugin's options before a build. */
export const checkOptions: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) =>
  Joi.object({
    system: Joi.string()
      .required()
      .description("Path of the module that exports the Chakra system as `system`, relative to the project's folder"),
    source: Joi.string().default("src").description("Folder of the components, relative to the project's folder"),
    mode: Joi.string().valid("light", "dark").description("The only color mode that the site shows"),
  });
