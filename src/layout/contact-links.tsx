import { chakra } from "@chakra-ui/react/styled-system";
import { FiMail, FiPhone } from "react-icons/fi";
import { PHONE } from "../theme/dimensions";
import { SiteLink } from "../ui/links";
import { useSite } from "./use-site";

/** Returns the address that dials a phone number: digits, and the plus of the international form. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** The text of an icon link; on small screens only for screen readers, if the links are compact. */
const Words = chakra("span", { variants: { compact: { true: { [PHONE]: { srOnly: true } } } } });

interface ContactLinksProps {
  /** Whether small screens show only the icon of the email link. */
  readonly compact?: boolean;
}

/** The one phone number and the one email address of the firm. */
export function ContactLinks({ compact = false }: ContactLinksProps) {
  const { facts } = useSite();
  return (
    <>
      <SiteLink to={phoneAddress(facts.phone)}>
        <FiPhone aria-hidden="true" />
        {facts.phone}
      </SiteLink>{" "}
      <SiteLink to={`mailto:${facts.email}`}>
        <FiMail aria-hidden="true" />
        <Words compact={compact}>{facts.email}</Words>
      </SiteLink>
    </>
  );
}
