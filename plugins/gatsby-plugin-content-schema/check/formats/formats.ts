import type { JsonSchema } from "../../json-schema";
import type { ValueProblem } from "../problem";
import type { Surroundings } from "../surroundings";
import { checkEmail, checkPhone } from "./contact";
import { checkDate, checkLongDate, checkLongMonth } from "./dates";
import { checkFile } from "./file";
import { checkHtml } from "./html";
import { checkHttpsUrl } from "./https-url";
import { checkLink, checkSitePath } from "./link";
import { checkPicture } from "./picture";
import { checkSlug } from "./slug";

/** What the schema says of the value, and whether the value belongs to a draft. */
interface Asked {
  readonly schema: JsonSchema;
  readonly isDraft: boolean;
}

type FormatCheck = (value: string, asked: Asked, surroundings: Surroundings) => readonly ValueProblem[];

/** What a text's `format` in its schema asks of it. */
export const FORMATS: Readonly<Record<string, FormatCheck>> = {
  date: checkDate,
  email: checkEmail,
  file: checkFile,
  html: checkHtml,
  "https-url": checkHttpsUrl,
  link: checkLink,
  "long-date": checkLongDate,
  "long-month": checkLongMonth,
  phone: checkPhone,
  picture: checkPicture,
  "site-path": checkSitePath,
  slug: checkSlug,
};
