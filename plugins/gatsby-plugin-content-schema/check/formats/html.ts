import type { CheckContext, CheckedValue } from "../context";
import type { ValueProblem } from "../findings";
import { checkEmail, checkPhone } from "./addresses";
import { readHtml } from "./html-reader";
import type { HtmlAttribute, HtmlTag } from "./html-reader";
import { checkStructure, MAY_HOLD } from "./html-structure";
import { checkLink } from "./links";

/** The attributes each tag may carry; others may carry none. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = { a: ["href"], th: ["scope"] };

const SCOPES = ["row", "col", "rowgroup", "colgroup"];

/** The characters that browsers strip from an address. https://url.spec.whatwg.org/#concept-basic-url-parser */
const LEFT_OUT = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/g;

function checkHref(value: string, checked: CheckedValue, context: CheckContext): ValueProblem[] {
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
  return checkLink(address, checked, context);
}

function checkAttribute(
  tag: HtmlTag,
  { name, value, index }: HtmlAttribute,
  checked: CheckedValue,
  context: CheckContext,
): ValueProblem[] {
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
  if (name === "href") return checkHref(value, checked, context).map((problem) => ({ ...problem, part: index }));
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

/** Checks that a tag has only attributes that it may have, and that its link leads somewhere. */
function checkAttributes(tag: HtmlTag, checked: CheckedValue, context: CheckContext): ValueProblem[] {
  if (tag.kind === "end" || !Object.hasOwn(MAY_HOLD, tag.name)) return [];
  const isDead = tag.name === "a" && !tag.attributes.some(({ name }) => name === "href");
  const problems = tag.attributes.flatMap((attribute) => checkAttribute(tag, attribute, checked, context));
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

/** Checks an editor's HTML: its tags and attributes are allowed, its tags are well nested, its links lead somewhere. */
export function checkHtml(html: string, checked: CheckedValue, context: CheckContext): ValueProblem[] {
  const { tags, comments } = readHtml(html);
  return [
    ...checkStructure(tags, html),
    ...tags.flatMap((tag) => checkAttributes(tag, checked, context)),
    ...comments.map((index): ValueProblem => ({
      severity: "warning",
      part: index,
      message: "this comment is sent to everybody who reads the page",
      remedy: "Delete it, from <!-- to -->.",
    })),
  ];
}
