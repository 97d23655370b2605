import { chakra } from "@chakra-ui/react/styled-system";
import { FiMail, FiPhone } from "react-icons/fi";
import { ON_PHONES } from "../theme/dimensions";
import { SiteLink } from "../ui/links";
import { useSite } from "./use-site";

/** Returns a tel: URL with only the digits and the plus sign. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

const EmailText = chakra("span", { variants: { compact: { true: { [ON_PHONES]: { srOnly: true } } } } });

/** @param compact shows only the icon of the email link on phones */
export function ContactLinks({ compact = false }: { readonly compact?: boolean }) {
  const { facts } = useSite();
  return (
    <>
      <SiteLink to={phoneUrl(facts.phone)}>
        <FiPhone aria-hidden="true" />
        {facts.phone}
      </SiteLink>{" "}
      <SiteLink to={`mailto:${facts.email}`}>
        <FiMail aria-hidden="true" />
        <EmailText compact={compact}>{facts.email}</EmailText>
      </SiteLink>
    </>
  );
}
