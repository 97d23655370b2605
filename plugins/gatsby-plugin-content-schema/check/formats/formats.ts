import { checkFile } from "../check-files";
import type { CheckOptions, FormatCheck } from "../context";
import { checkEmail, checkHttpsUrl, checkPhone, checkSlug } from "./addresses";
import { checkDate, checkLongDate, checkLongMonth } from "./dates";
import { checkHtml } from "./html";
import { checkLink, checkSitePath } from "./links";
import { checkPicture } from "./pictures";

/** The formats that every site has. */
const FORMATS: Readonly<Record<string, FormatCheck>> = {
  date: checkDate,
  email: checkEmail,
  file: checkFile,
  html: checkHtml,
  "https-url": checkHttpsUrl,
  link: checkLink,
  phone: checkPhone,
  picture: checkPicture,
  "site-path": checkSitePath,
  slug: checkSlug,
};

/** Returns the check of each format that the site's schemas may name. */
export function formatChecks({ longDate }: CheckOptions): Readonly<Record<string, FormatCheck>> {
  if (!longDate) return FORMATS;
  return {
    ...FORMATS,
    "long-date": (value, checked, context) => checkLongDate(value, checked, context, longDate),
    "long-month": (value, checked, context) => checkLongMonth(value, checked, context, longDate),
  };
}
