import { FaLinkedinIn, FaXTwitter, FaYoutube } from "react-icons/fa6";
import type { IconType } from "react-icons";
import { VisuallyHidden } from "../ui/primitives";
import { useSite } from "./use-site";

const ICONS: Readonly<Record<string, IconType>> = { linkedin: FaLinkedinIn, x: FaXTwitter, youtube: FaYoutube };

/** The firm's social profiles, each an icon with a name for screen readers. */
export function SocialLinks() {
  const { facts } = useSite();
  return (
    <>
      {facts.socialLinks.map(({ network, label, url }) => {
        const Icon = ICONS[network];
        return (
          <a key={network} href={url} rel="noopener external">
            {Icon ? <Icon aria-hidden="true" /> : null}
            <VisuallyHidden>{label} (external site)</VisuallyHidden>
          </a>
        );
      })}
    </>
  );
}
