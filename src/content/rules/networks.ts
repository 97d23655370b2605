import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema/browser";

/** Addresses that belong to one network only; Mastodon's are anywhere. */
const HOSTS: Readonly<Record<string, RegExp>> = {
  bluesky: /(^|\.)bsky\.app$/,
  facebook: /(^|\.)(facebook|fb)\.com$/,
  github: /(^|\.)github\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  linkedin: /(^|\.)linkedin\.com$/,
  threads: /(^|\.)threads\.(net|com)$/,
  tiktok: /(^|\.)tiktok\.com$/,
  x: /(^|\.)(x|twitter)\.com$/,
  xing: /(^|\.)xing\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
};

/** Checks that a profile's address is not that of another network. */
export const checkNetworks: ContentRule = ({ entries }) =>
  (entries.get("site") ?? []).flatMap((site) => {
    const { socialLinks } = site.entry;
    if (!Array.isArray(socialLinks)) return [];
    return socialLinks.flatMap((profile: unknown, index) => {
      const { network, url } = (profile ?? {}) as { readonly network?: unknown; readonly url?: unknown };
      if (typeof network !== "string" || typeof url !== "string" || !URL.canParse(url)) return [];
      const { hostname } = new URL(url);
      const [other] = Object.entries(HOSTS).find(([, host]) => host.test(hostname)) ?? [];
      if (other === undefined || other === network) return [];
      return [
        site.locate({
          severity: "warning",
          path: ["socialLinks", index, "network"],
          value: network,
          message: `the address beside it leads to another network: ${hostname}`,
          remedy: "Correct the network, which decides the icon, or the address.",
          suggestion: other,
        }),
      ];
    });
  });
