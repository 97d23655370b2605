import { mkdir, rm } from "node:fs/promises";
import type { Redirect } from "../../src/content/anchor-redirects";
import { choosePages, oneOfEachKind } from "../built-site/pages";
import { progressLine } from "../terminal/progress-line";
import { weightChanges } from "./page-weights";
import type { WeightChange } from "./page-weights";
import { findProblems } from "./problems";
import type { Problem } from "./problems";
import { comparePages, readBuild } from "./site-build";
import type { PageChanges } from "./site-build";
import { takePictures } from "./take-pictures";
import type { PageLook } from "./take-pictures";
import { pageWords } from "./word-changes";
import type { Words } from "./word-changes";

/** What a change does to the site. */
export interface Report {
  /** What the present tree was compared with, as the command was told. */
  readonly base: string;
  readonly changes: PageChanges;
  /** How the words of changed pages differ, by path, where that was looked at. */
  readonly words: ReadonlyMap<string, readonly Words[]>;
  readonly problems: readonly Problem[];
  /** How pages look, where that was looked at. */
  readonly looks: readonly PageLook[];
  readonly weights: readonly WeightChange[];
}

/** How many pages are looked at: as many as take some minutes on two cores. */
const MOST_LOOKED_AT = 40;

/** Two builds, and what belongs to them. */
export interface Comparison {
  /** What the builds are compared with, for the report's reader. */
  readonly base: string;
  /** Absolute path of the older build's published folder. */
  readonly before: string;
  /** Absolute path of the newer build's published folder. */
  readonly after: string;
  /** The entries of `data/redirects.json` that the newer build was made with. */
  readonly redirects: readonly Redirect[];
  /** Where the report's pictures are written; what stands there is removed. */
  readonly folder: string;
}

/** Compares two builds: pages, links, looks and weights. */
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
    looks: await takePictures({ before, after, changed, added, folder }, progressLine("Pictures compared")),
  };
}
