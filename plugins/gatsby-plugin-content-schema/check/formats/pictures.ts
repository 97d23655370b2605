import type { JsonSchema } from "../../json-schema";
import { nearestFile, pathInData } from "../check-files";
import type { CheckContext, CheckedValue, CheckOptions } from "../context";
import type { ValueProblem } from "../findings";

/** The least width of a picture in pixels, if its schema has no `pictureWidth`. */
const USUAL_WIDTH = 1200;

const MOST_MEGABYTES = 5;

/** The kinds of picture that the site can resize. */
const FORMATS = ["jpeg", "png", "webp", "avif", "tiff"];

/** The endings by which the site knows that a file is a picture. */
const ENDINGS = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** Returns the path of a picture's file, relative to the content folder; undefined if the picture is an address. */
export function pictureFile(value: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(value) ? undefined : pathInData(value);
}

/** What a picture file really holds. */
export interface PictureFacts {
  /** Its size on disk. */
  readonly bytes: number;
  /** The kind of picture, whatever the file's name says; nothing where the file is no picture. */
  readonly format?: string;
  /** Width in pixels, as the picture is shown. */
  readonly width?: number;
  /** Whether the file ends before the picture does. */
  readonly incomplete?: boolean;
}

function wrong(value: string, message: string, remedy: string, suggestion?: string): ValueProblem[] {
  return [{ severity: "mistake", value, message, remedy, ...(suggestion === undefined ? {} : { suggestion }) }];
}

function checkAddress(value: string, { folder, pictureOrigin }: CheckOptions): ValueProblem[] {
  const message = "pictures can't be taken from this address";
  const remedy = `Put the picture into ${folder}/images/ and write its path`;
  if (pictureOrigin === undefined) return wrong(value, message, `${remedy}.`);
  const isOfHost = (address: string) => address.startsWith(`${pictureOrigin}/`);
  if (isOfHost(value) && URL.canParse(value) && !/\s/.test(value)) return [];
  const secure = value.replace(/^(http:)?\/\//i, "https://");
  return wrong(
    value,
    message,
    `${remedy}, or take an address that begins with ${pictureOrigin}/.`,
    secure !== value && isOfHost(secure) ? secure : undefined,
  );
}

/**
 * Checks what a picture file holds.
 *
 * @param value the file's path or name
 * @param schema of the place where the picture is shown
 */
function checkFacts(value: string, facts: PictureFacts, schema: Pick<JsonSchema, "pictureWidth">): ValueProblem[] {
  const least = schema.pictureWidth ?? USUAL_WIDTH;
  const { bytes, format, width = 0, incomplete } = facts;
  if (format === undefined || !FORMATS.includes(format)) {
    const kind = format === undefined ? "no picture, whatever its name says" : `a picture of the kind ${format}`;
    return wrong(value, `this file is ${kind}`, "Save the picture as JPEG or PNG, and put it there anew.");
  }
  if (!ENDINGS.test(value)) {
    return wrong(value, "this picture's name has an unusual ending", `Rename the file to end with .${format}.`);
  }
  if (incomplete) return wrong(value, "this picture breaks off", "Put the whole file there anew.");
  if (bytes > MOST_MEGABYTES * 1e6) {
    const size = (bytes / 1e6).toFixed(1);
    return wrong(
      value,
      `this picture has ${size} MB, and may have ${String(MOST_MEGABYTES)} at most`,
      "Save it as JPEG with a quality of about 85, or with fewer pixels.",
    );
  }
  if (width < least) {
    return wrong(
      value,
      `this picture is ${String(width)} pixels wide, and its place needs at least ${String(least)}`,
      "Take a larger version of the picture; enlarging it by a program doesn't help.",
    );
  }
  return [];
}

/** Checks a picture: that it is there, really is one, and is neither too small for its place nor too heavy. */
export function checkPicture(value: string, { schema }: CheckedValue, context: CheckContext): ValueProblem[] {
  const file = pictureFile(value);
  if (file === undefined) return checkAddress(value, context.options);
  const facts = context.pictures.get(file);
  if (facts) return checkFacts(value, facts, schema);
  return wrong(
    value,
    `there is no picture ${context.options.folder}/${value}`,
    `Put the picture into ${context.options.folder}/images/, and write its path as it is there, capital letters included.`,
    nearestFile(value, context),
  );
}
