import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";

// The whole test command on a busy machine.
jest.setTimeout(1_800_000);

const WARSAW = { city: "Warsaw", country: "PL", phone: "+48 22 555 01 46", latitude: 52.2345, longitude: 21.019 };

function cloneProject(): string {
  const project = resolve(__dirname, "../..");
  const directory = mkdtempSync(join(tmpdir(), "content-edits-"));
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: project, encoding: "utf8" }).trim();
  const workingTree = git("stash", "create") || "HEAD";
  git("clone", "--quiet", "--shared", "--no-checkout", project, directory);
  git("-C", directory, "checkout", "--quiet", "--detach", git("rev-parse", workingTree));
  symlinkSync(join(project, "node_modules"), join(directory, "node_modules"), "dir");
  return directory;
}

test("edits of content need no change of the code: the tests pass, and nothing else has changed", async () => {
  const directory = cloneProject();
  const inData = (name: string) => join(directory, "data", name);
  const change = <Content>(from: string, edit: (content: Content) => object, to = from) => {
    const content = edit(JSON.parse(readFileSync(inData(from), "utf8")) as Content);
    writeFileSync(inData(to), `${JSON.stringify(content, null, 2)}\n`);
  };
  const names = (folder: string) => readdirSync(inData(folder)).map((file) => `${folder}/${file}`);
  const [article = ""] = names("articles");
  const [job = ""] = names("jobs");
  const webinars = names("upcoming-webinars");
  change<object[]>("redirects.json", (all) => [...all, { from: "/services/coaching", to: "/services" }]);
  change<object[]>("offices.json", (all) => [...all, { ...all[0], ...WARSAW }]);
  const { image, content } = JSON.parse(readFileSync(inData(article), "utf8")) as Record<string, string>;
  const upright = "/images/articles/Zürich, Büro 1.jpg";
  // On its side, as phones store upright pictures.
  const turned = sharp(inData(image ?? "")).resize(2000, 1300);
  await turned.withMetadata({ orientation: 6 }).toFile(inData(upright));
  const longer = `${content ?? ""}\n\n![Upright](${encodeURI(upright)})`;
  const copy = "articles/ten-sites.json";
  change<object>(article, (one) => ({ ...one, title: "Ten sites", image: upright, content: longer }), copy);
  change<object[]>("testimonials.json", (all) => all.slice(0, 3));
  change<{ header: object[] }>("navigation.json", ({ header: [first, ...others], ...all }) => ({
    ...all,
    header: [{ ...first, label: "Our Firm" }, ...others],
  }));
  for (const name of [...webinars, job]) rmSync(inData(name));
  const status = () => execFileSync("git", ["status", "--porcelain", "-uall"], { cwd: directory, encoding: "utf8" });
  const edited = status();
  expect(edited.trim().split("\n")).toHaveLength(7 + webinars.length);

  // jest's own settings would reach the jest inside.
  const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined };
  const tests = spawn("npm", ["test"], { cwd: directory, env, stdio: ["ignore", "pipe", "inherit"] });
  expect((await text(tests.stdout)).slice(-2000)).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(status()).toBe(edited);
  const html = readFileSync(join(directory, "public/blog/ten-sites/index.html"), "utf8");
  expect(html).toMatch(/alt="Upright" width="812" height="1249"/);
  rmSync(directory, { recursive: true });
});
