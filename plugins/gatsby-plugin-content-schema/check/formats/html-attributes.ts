import type { ValueProblem } from "../problem";
import type { SitePaths } from "../site/site-paths";
import { checkEmail, checkPhone } from "./contact";
import type { HtmlAttribute, HtmlTag } from "./html-reader";
import { MAY_HOLD } from "./html-tags";
import { checkLink } from "./link";

/** The attributes each tag may carry; others may carry none. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = { a: ["href"], th: ["scope"] };

const SCOPES = ["row", "col", "rowgroup", "colgroup"];

/** What browsers leave out of an address before they look at it. https://url.spec.whatwg.org/#concept-basic-url-parser */
const LEFT_OUT = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/g;

interface Asked {
  readonly isDraft: boolean;
}

interface Site {
  readonly paths: SitePaths;
}

function checkHref(value: string, asked: Asked, site: Site): ValueProblem[] {
  const address = value.replaceAll(LEFT_OUT, "");
  const [, scheme, rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(address) ?? [];
  if (address === "" || address !== value || (scheme && !/^(https?|mailto|tel)$/i.test(scheme))) {
    return [
      {
        severity: "mistake",
        value,
        message: address === "" ? "this link leads nowhere" : "this is no address that a link may have",
        remedy:
          'Write a path of the site ("/about#team"), an https address, or "mailto:" with an email address, without spaces.',
      },
    ];
  }
  if (scheme?.toLowerCase() === "mailto")
    return checkEmail(rest.replace(/\?.*$/, "")).map((problem) => ({ ...problem, value }));
  if (scheme?.toLowerCase() === "tel") return checkPhone(rest).map((problem) => ({ ...problem, value }));
  return checkLink(address, asked, site);
}

function checkAttribute(tag: HtmlTag, { name, value, index }: HtmlAttribute, asked: Asked, site: Site): ValueProblem[] {
  if (!ALLOWED[tag.name]?.includes(name)) {
    return [
      {
        severity: "mistake",
        part: index,
        value: name,
        message: `<${tag.name}> can't have the attribute ${name}`,
        remedy: `Delete ${name} with its value; how things look is the site's affair.`,
      },
    ];
  }
  if (name === "href") return checkHref(value, asked, site).map((problem) => ({ ...problem, part: index }));
  if (SCOPES.includes(value)) return [];
  return [
    {
      severity: "mistake",
      part: index,
      value,
      message: "this says nothing about which cells the heading is for",
      remedy: `Write one of: ${SCOPES.join(", ")}.`,
    },
  ];
}

/** Checks what a tag carries: only what it may, and links that lead somewhere. */
export function checkAttributes(tag: HtmlTag, asked: Asked, site: Site): ValueProblem[] {
  if (tag.kind === "end" || !Object.hasOwn(MAY_HOLD, tag.name)) return [];
  const isDead = tag.name === "a" && !tag.attributes.some(({ name }) => name === "href");
  const problems = tag.attributes.flatMap((attribute) => checkAttribute(tag, attribute, asked, site));
  if (!isDead || problems.length > 0) return problems;
  return [
    {
      severity: "mistake",
      part: tag.index,
      value: "<a>",
      message: "this link has no address",
      remedy: 'Write it into the tag: <a href=\\"/contact\\">.',
    },
  ];
}
