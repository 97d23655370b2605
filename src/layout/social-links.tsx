import type { IconType } from "react-icons";
import { FaLinkedinIn, FaXTwitter, FaYoutube } from "react-icons/fa6";
import { VisuallyHidden } from "../ui/primitives";
import { useSite } from "./use-site";

/** The networks that the schema of data/site.json allows. */
export const NETWORK_ICONS: Readonly<Record<string, IconType>> = {
  linkedin: FaLinkedinIn,
  x: FaXTwitter,
  youtube: FaYoutube,
};

export function SocialLinks() {
  const { facts } = useSite();
  return (
    <>
      {facts.socialLinks.map(({ network, label, url }) => {
        const Icon = NETWORK_ICONS[network];
        return (
          <a key={network} href={url} rel="noopener external">
            {Icon ? <Icon aria-hidden="true" /> : null}
            <VisuallyHidden>{`${label} (external site)`}</VisuallyHidden>
          </a>
        );
      })}
    </>
  );
}
