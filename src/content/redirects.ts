import industries from "../../data/industries.json";
import redirects from "../../data/redirects.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { formerAddresses } from "./moved-addresses";
import type { Redirect } from "./moved-addresses";
import { sitePages } from "./site-pages";

const { isOn } = sitePages(site);

/**
 * All old addresses of the site that still lead somewhere: those that editors have written down, and those of entries that
 * have another id now.
 */
export const REDIRECTS: readonly Redirect[] = [...redirects, ...formerAddresses({ services, industries })].filter(
  ({ to }) => isOn(to),
);
