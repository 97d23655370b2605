import type { ColorMode } from "../ui/color-mode-provider";

/** The one color mode that the site shows, whatever a visitor's system prefers (docs/behaviour.md 4.12). */
export const SITE_MODE: ColorMode = "light";
