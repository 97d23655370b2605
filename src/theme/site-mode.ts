import type { ColorMode } from "../ui/color-mode-provider";

/**
 * The only color mode that the site shows, whatever a visitor's system prefers (docs/behaviour.md 4.12). The build compiles
 * its colors into the styles; undefined compiles both modes, and lets a `ColorModeProvider` choose between them.
 */
export const SITE_MODE: ColorMode | undefined = "light";
