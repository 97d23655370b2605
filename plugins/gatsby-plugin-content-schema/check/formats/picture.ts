import type { JsonSchema } from "../../json-schema";
import type { PictureHost } from "../../../../src/content/picture-host";
import type { ValueProblem } from "../problem";
import type { PictureFacts } from "../site/picture-facts";
import { nearestFile, pathInData } from "./file";

/** The least width of a picture whose place says nothing else, in pixels. */
const USUAL_WIDTH = 1200;

const MOST_MEGABYTES = 5;

/** The kinds of picture that the site can resize. */
const FORMATS = ["jpeg", "png", "webp", "avif", "tiff"];

/** The endings by which the site knows that a file is a picture. */
const ENDINGS = /\.(jpe?g|png|webp|avif|tiff?)$/i;

interface Asked {
  readonly schema: JsonSchema;
}

/** What pictures are checked against. */
interface Pictures {
  readonly files: ReadonlySet<string>;
  readonly pictures: ReadonlyMap<string, PictureFacts>;
  readonly pictureHost: PictureHost;
}

/** The file that a picture is, relative to `data/`; nothing where it is an address. */
export function pictureFile(value: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(value) ? undefined : pathInData(value);
}

function wrong(value: string, message: string, remedy: string, suggestion?: string): ValueProblem[] {
  return [{ severity: "mistake", value, message, remedy, ...(suggestion === undefined ? {} : { suggestion }) }];
}

function checkAddress(value: string, { origin }: PictureHost): ValueProblem[] {
  if (value.startsWith(`${origin}/`) && URL.canParse(value) && !/\s/.test(value)) return [];
  const secure = value.replace(/^(http:)?\/\//i, "https://");
  return wrong(
    value,
    "pictures can't be taken from this address",
    `Put the picture into data/images/ and write its path, or take an address that begins with ${origin}/.`,
    secure !== value && secure.startsWith(`${origin}/`) ? secure : undefined,
  );
}

function checkFacts(value: string, facts: PictureFacts, least: number): ValueProblem[] {
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
export function checkPicture(value: string, { schema }: Asked, around: Pictures): ValueProblem[] {
  const file = pictureFile(value);
  if (file === undefined) return checkAddress(value, around.pictureHost);
  const facts = around.pictures.get(file);
  if (facts) return checkFacts(value, facts, schema.pictureWidth ?? USUAL_WIDTH);
  return wrong(
    value,
    `there is no picture data/${value}`,
    "Put the picture into data/images/, and write its path as it is there, capital letters included.",
    nearestFile(value, around.files),
  );
}
