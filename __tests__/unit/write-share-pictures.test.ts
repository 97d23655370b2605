import { cpSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import { sharePicturePath } from "../../src/lib/paths";
import { finishSharePictures, startSharePictures } from "../../src/site-files/write-share-pictures";
import { makeFolder, removeFolders } from "../support/small-build";

afterAll(removeFolders);

/** A project with what pictures are drawn by and of. */
function makeProject(): string {
  const folder = makeFolder();
  const content = ["data/site.json", "static"];
  for (const path of ["src", "package.json", "tsconfig.json", ...content]) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
  return folder;
}

/** What Gatsby gives the steps of a build of services with these titles, by their ids. */
function buildOf(directory: string, kept: Map<string, unknown>, services: Readonly<Record<string, string>>) {
  const nodes = Object.entries(services).map(([jsonId, title]) => ({ jsonId, title }));
  const none = { nodes: [] };
  const others = { allPageCopy: none, allIndustry: none, allCaseStudy: none, allArticle: none, allLeader: none };
  return {
    graphql: () => Promise.resolve({ data: { ...others, allService: { nodes } } }),
    store: { getState: () => ({ program: { directory } }) },
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
    },
    reporter: {
      panic: (message: string, error: Error) => {
        throw new Error(message, { cause: error });
      },
    },
  } as unknown as BuildArgs;
}

test("a build that has begun to draw nothing says so at its end", async () => {
  await expect(finishSharePictures(buildOf(makeFolder(), new Map(), {}))).rejects.toThrow(
    "startSharePictures has not run before",
  );
});

test("each page has a picture of its title, which stays until the title changes and goes with its page", async () => {
  const folder = makeProject();
  const kept = new Map<string, unknown>();
  const build = async (services: Readonly<Record<string, string>>) => {
    const args = buildOf(folder, kept, services);
    await startSharePictures(args);
    await finishSharePictures(args);
  };
  const pictureOf = (id: string) => join(folder, "public", sharePicturePath(`/services/${id}`));

  await build({ advice: "Advice", growth: "Growth", pricing: "Pricing" });
  expect(await sharp(pictureOf("advice")).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const [advice, growth] = [statSync(pictureOf("advice")).mtimeMs, readFileSync(pictureOf("growth"))];

  await build({ advice: "Advice", growth: "Growth that lasts" });
  expect(statSync(pictureOf("advice")).mtimeMs).toBe(advice);
  expect(readFileSync(pictureOf("growth")).equals(growth)).toBe(false);
  expect(existsSync(pictureOf("pricing"))).toBe(false);
});

test("a picture that can't be drawn stops the build with the reason", async () => {
  const folder = makeProject();
  // More than fits into a pipe that nobody reads.
  const services = Array.from(
    { length: 2000 },
    (_, index) => [`advice-${String(index)}`, "Advice ".repeat(20)] as const,
  );
  const args = buildOf(folder, new Map(), Object.fromEntries(services));
  const script = join(folder, "src/site-files/draw-share-pictures.ts");
  writeFileSync(script, `throw new Error("No memory");\n`);
  await startSharePictures(args);
  const failure = finishSharePictures(args);
  await expect(failure).rejects.toThrow("The pages' pictures for social networks could not be drawn");
  await expect(failure.catch((error: Error) => String(error.cause))).resolves.toContain("No memory");
});
