import type { CheckContext, CheckedValue } from "../context";
import type { ValueProblem } from "../findings";
import { checkEmail, checkPhone } from "./addresses";
import { asRead, hasSafeScheme, splitScheme } from "./html-links";
import { readHtml } from "./html-reader";
import type { HtmlAttribute, HtmlError, HtmlTag } from "./html-reader";
import { ALLOWED_ATTRIBUTES, checkStructure, looseWords, MAY_HOLD } from "./html-structure";
import { checkTree } from "./html-tree";
import { checkLink } from "./links";
import { checkPicture, pictureFile } from "./pictures";

const SCOPES = ["row", "col", "rowgroup", "colgroup"];

function checkHref(value: string, checked: CheckedValue, context: CheckContext): ValueProblem[] {
  const address = asRead(value);
  if (address === "" || address !== value || !hasSafeScheme(value)) {
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
  const { scheme, rest } = splitScheme(address);
  if (scheme === "mailto") return checkEmail(rest.replace(/\?.*$/, "")).map((problem) => ({ ...problem, value }));
  if (scheme === "tel") return checkPhone(rest).map((problem) => ({ ...problem, value }));
  return checkLink(address, checked, context);
}

function checkAttribute(
  tag: HtmlTag,
  { name, value, index }: HtmlAttribute,
  checked: CheckedValue,
  context: CheckContext,
): ValueProblem[] {
  if (!ALLOWED_ATTRIBUTES[tag.name]?.includes(name)) {
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
  if (name === "src") return checkPicture(value, checked, context).map((problem) => ({ ...problem, part: index }));
  if (name === "alt" || SCOPES.includes(value)) return [];
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

/** The attributes without which a tag makes no sense. */
const NEEDED: Readonly<Record<string, readonly NeededAttribute[]>> = {
  a: [{ name: "href", message: "this link has no address", remedy: 'Write it into the tag: <a href=\\"/contact\\">.' }],
  img: [
    {
      name: "src",
      message: "this picture has no file",
      remedy: 'Write its path into the tag: <img src=\\"images/articles/harbor.jpg\\" alt=\\"A harbor\\">.',
    },
    {
      name: "alt",
      message: "this picture doesn't say what it shows",
      remedy:
        'Say it for people who can\'t see it: alt=\\"A harbor\\", or alt=\\"\\" where the picture is only decoration.',
    },
  ],
};

interface NeededAttribute {
  readonly name: string;
  readonly message: string;
  readonly remedy: string;
}

/** Checks that a tag has only attributes that it may have, and those that it needs, with a link or a picture that exists. */
function checkAttributes(tag: HtmlTag, checked: CheckedValue, context: CheckContext): ValueProblem[] {
  if (tag.kind === "end" || !Object.hasOwn(MAY_HOLD, tag.name)) return [];
  const problems = tag.attributes.flatMap((attribute) => checkAttribute(tag, attribute, checked, context));
  if (problems.length > 0) return problems;
  return (NEEDED[tag.name] ?? [])
    .filter(({ name }) => !tag.attributes.some((attribute) => attribute.name === name))
    .map(({ message, remedy }) => ({ severity: "mistake", part: tag.index, value: `<${tag.name}>`, message, remedy }));
}

/** Returns the files of the content folder that the pictures in some HTML name. */
export function picturesIn(html: string): string[] {
  // Most texts have none, and reading ten thousand of them takes seconds.
  if (!/<img/i.test(html)) return [];
  const pictures = readHtml(html).tags.filter(({ kind, name }) => kind === "start" && name === "img");
  return pictures.flatMap(({ attributes }) => {
    const src = attributes.find(({ name }) => name === "src");
    const file = src ? pictureFile(src.value) : undefined;
    return file === undefined ? [] : [file];
  });
}

/** What browsers drop, or read to the end of the page, without a word. */
const CUT_OFF: Readonly<Record<string, Pick<ValueProblem, "message" | "remedy">>> = {
  "eof-before-tag-name": {
    message: "the text ends in the middle of a tag",
    remedy: "Finish the tag or delete it; the sign itself is written &lt;.",
  },
  "eof-in-tag": {
    message: "the text ends in the middle of a tag",
    remedy: "Finish the tag with its >, or delete it.",
  },
  "missing-end-tag-name": { message: "this tag has no name", remedy: "Write what it ends, such as </p>." },
  "duplicate-attribute": { message: "this tag has the same attribute twice", remedy: "Keep one of the two." },
};

function checkErrors(errors: readonly HtmlError[], html: string): ValueProblem[] {
  return errors.flatMap(({ code, index }) => {
    const told = CUT_OFF[code];
    return told ? [{ severity: "mistake", part: html.lastIndexOf("<", index), ...told }] : [];
  });
}

function comment(index: number, html: string): ValueProblem {
  const isComment = html.startsWith("<!--", index);
  return {
    severity: "mistake",
    part: index,
    value: html.slice(index, index + 12),
    message: isComment ? "this comment is sent to everybody who reads the page" : "this is no tag that a text may have",
    remedy: isComment ? "Delete it, from <!-- to -->." : "Delete it, from < to >; the sign itself is written &lt;.",
  };
}

/**
 * Checks an editor's HTML as browsers read it: its tags and attributes are allowed, its tags are well nested, nothing in
 * it is cut off, and its links lead somewhere.
 */
export function checkHtml(html: string, checked: CheckedValue, context: CheckContext): ValueProblem[] {
  const parts = readHtml(html);
  const { tags, comments, errors } = parts;
  const inMarkup = [
    ...checkStructure(tags, html),
    ...comments.map((index) => comment(index, html)),
    ...checkErrors(errors, html),
  ];
  return [
    ...(inMarkup.length > 0 ? inMarkup : [...checkTree(parts, html), ...looseWords(parts, html)]),
    ...tags.flatMap((tag) => checkAttributes(tag, checked, context)),
  ];
}
