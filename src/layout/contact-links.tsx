import { FiMail, FiPhone } from "react-icons/fi";
import { SiteLink } from "../ui/links";
import { useSite } from "./use-site";

/** Returns a tel: URL with only the digits and the plus sign. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

export function ContactLinks() {
  const { facts } = useSite();
  return (
    <>
      <SiteLink to={phoneUrl(facts.phone)}>
        <FiPhone aria-hidden="true" />
        {facts.phone}
      </SiteLink>{" "}
      <SiteLink to={`mailto:${facts.email}`}>
        <FiMail aria-hidden="true" />
        <span>{facts.email}</span>
      </SiteLink>
    </>
  );
}
