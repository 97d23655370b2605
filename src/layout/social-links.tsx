import { VisuallyHidden } from "../ui/primitives";
import { NETWORK_ICONS } from "./network-icons";
import { useSite } from "./use-site";

/** The firm's social profiles, each an icon with a name for screen readers. */
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
