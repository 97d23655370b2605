import { FiMail, FiPhone } from "react-icons/fi";
import { SiteLink } from "../ui/site-link";
import { useSite } from "./use-site";

/** The address a telephone dials: digits, with the plus of the international form. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** The one phone number and the one email address of the firm. */
export function ContactLinks() {
  const { facts } = useSite();
  return (
    <>
      <SiteLink to={phoneAddress(facts.phone)}>
        <FiPhone aria-hidden="true" />
        {facts.phone}
      </SiteLink>
      <SiteLink to={`mailto:${facts.email}`}>
        <FiMail aria-hidden="true" />
        {facts.email}
      </SiteLink>
    </>
  );
}
