/** The modes that the theme has colours for. */
export const MODES = ["light", "dark"] as const;

/** The one mode that the site shows, whatever a visitor's system prefers (docs/behaviour.md 4.12). */
export const SITE_MODE: (typeof MODES)[number] = "light";
