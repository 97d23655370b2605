import type { IconType } from "react-icons";
import { FiFacebook, FiInstagram, FiLinkedin, FiYoutube } from "react-icons/fi";
import { RiTwitterXLine } from "react-icons/ri";
import { VisuallyHidden } from "../ui/primitives";
import { useSite } from "./use-site";

/** The networks that the schema of data/site.json allows. */
export const NETWORK_ICONS: Readonly<Record<string, IconType>> = {
  linkedin: FiLinkedin,
  x: RiTwitterXLine,
  youtube: FiYoutube,
  facebook: FiFacebook,
  instagram: FiInstagram,
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
