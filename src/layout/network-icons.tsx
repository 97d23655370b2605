import type { IconType } from "react-icons";
import { FaLinkedinIn, FaXTwitter, FaYoutube } from "react-icons/fa6";

/** The icons of the social networks that data/site.json may name; its schema lists the same. */
export const NETWORK_ICONS: Readonly<Record<string, IconType>> = {
  linkedin: FaLinkedinIn,
  x: FaXTwitter,
  youtube: FaYoutube,
};
