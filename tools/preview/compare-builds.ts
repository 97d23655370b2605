import { mkdir, rm } from "node:fs/promises";
import type { Redirect } from "../../src/content/moved-addresses";
import { choosePages, oneOfEachKind } from "../built-site/pages";
import { progressLine } from "../terminal/progress-line";
import { weightChanges } from "./page-weights";
import type { WeightChange } from "./page-weights";
import { findProblems } from "./problems";
import type { Problem } from "./problems";
import { comparePages, readBuild } from "./site-build";
import type { PageChanges } from "./site-build";
import { takePictures } from "./take-pictures";
import type { PagePictures } from "./take-pictures";
import { pageWords } from "./word-changes";
import type { Words } from "./word-changes";

/** The differences between two builds. */
export interface Report {
  /** What the site was compared with, as given on the command line. */
  readonly base: string;
  readonly changes: PageChanges;
  /** The changed words of pages, by path, of the pages that were compared in full. */
  readonly words: ReadonlyMap<string, readonly Words[]>;
  readonly problems: readonly Problem[];
  /** The pictures of the pages that were compared in full. */
  readonly pagePictures: readonly PagePictures[];
  readonly weights: readonly WeightChange[];
}

/** The maximum number of pages to compare in full: they take some minutes on two cores. */
const MOST_LOOKED_AT = 40;

/** The builds to compare. */
export interface Comparison {
  /** The name of the older build in the report. */
  readonly base: string;
  /** Absolute path of the older build's published folder. */
  readonly before: string;
  /** Absolute path of the newer build's published folder. */
  readonly after: string;
  /** The entries of `data/redirects.json` of the newer build. */
  readonly redirects: readonly Redirect[];
  /** The folder for the report's pictures, which is emptied first. */
  readonly folder: string;
}

/** Compares the pages, links, pictures and weights of two builds. */
export async function compareBuilds({ base, before, after, redirects, folder }: Comparison): Promise<Report> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const older = await readBuild(before, progressLine("Pages read of the older build"));
  const newer = await readBuild(after, progressLine("Pages read of the newer build"));
  const changes = comparePages(older, newer);

  const isNew = (path: string) => !older.pages.has(path);
  const lookedAt = choosePages([...changes.changed.map(({ path }) => path), ...changes.added], MOST_LOOKED_AT);
  const added = lookedAt.filter(isNew);
  const changed = lookedAt.filter((path) => !isNew(path));
  const weighed = [...new Set([...lookedAt, ...oneOfEachKind([...newer.pages.keys()])])];

  return {
    base,
    changes,
    words: await pageWords(before, after, changed),
    problems: findProblems(older, newer, redirects),
    weights: weightChanges(before, after, weighed, isNew),
    pagePictures: await takePictures({ before, after, changed, added, folder }, progressLine("Pictures compared")),
  };
}
