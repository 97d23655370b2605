import { FiMail, FiPhone } from "react-icons/fi";
import { SiteLink } from "../ui/site-link";
import { useSite } from "./use-site";

/** The address a telephone dials: digits, with the plus of the international form. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** The one phone number and the one e-mail address of the firm (spec §9). */
export function ContactLinks() {
  const { siteFacts } = useSite();
  if (!siteFacts) return null;
  return (
    <>
      <SiteLink to={phoneAddress(siteFacts.phone)}>
        <FiPhone aria-hidden="true" />
        {siteFacts.phone}
      </SiteLink>
      <SiteLink to={`mailto:${siteFacts.email}`}>
        <FiMail aria-hidden="true" />
        {siteFacts.email}
      </SiteLink>
    </>
  );
}
