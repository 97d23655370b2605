import industries from "../../data/industries.json";
import redirects from "../../data/redirects.json";
import services from "../../data/services.json";
import type { Redirect } from "./anchor-redirects";
import { formerAddresses } from "./former-addresses";

/** All old addresses of the site: those that editors have written down, and those of entries that have another id now. */
export const REDIRECTS: readonly Redirect[] = [...redirects, ...formerAddresses({ services, industries })];
