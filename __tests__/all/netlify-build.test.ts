import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { openFileStore } from "../../netlify/submissions/file-store";
import { ENDPOINTS } from "../../src/forms/submission-kind";
import { VALID } from "../functions/support/examples";
import { makeFolder, removeFolders, writeFiles } from "../support/temporary-folders";
import { FIRM, startMailServer } from "../functions/support/mail-server";

const PROJECT = resolve(__dirname, "../..");
const NO_SETTINGS = { SMTP_URL: "", NOTIFY_TO: "", NOTIFY_FROM: "" };
const settingsWith = (smtpUrl: string) => ({ SMTP_URL: smtpUrl, NOTIFY_TO: FIRM, NOTIFY_FROM: "site@example.com" });

/** The files that the functions and the check of the settings import. */
const SOURCES = ["netlify.toml", "netlify", "src/forms", "src/lib", "src/theme/colors.ts", "data/site.json"];
/** Replaces Gatsby's build: the page contains the context. */
const BUILD_STEP = `node -e "require('fs').writeFileSync('public/index.html', process.env.CONTEXT)"`;

let root: string;

beforeEach(() => {
  mkdirSync(join(PROJECT, ".netlify"), { recursive: true });
  // The copy is inside the project to find node_modules: Netlify's tools don't follow links.
  root = mkdtempSync(join(PROJECT, ".netlify/build-"));
  for (const name of SOURCES) cpSync(join(PROJECT, name), join(root, name), { recursive: true });
  mkdirSync(join(root, "public"));
  const manifest = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8")) as { scripts: object };
  const scripts = { ...manifest.scripts, build: BUILD_STEP };
  writeFileSync(join(root, "package.json"), JSON.stringify({ ...manifest, scripts }));
});

afterEach(() => rmSync(root, { recursive: true }));

/** npx downloads it, because it is as large as all packages of the functions together. */
const NETLIFY_BUILD = "@netlify/build@37.3.3";

/** Runs Netlify's build offline, without an account. */
async function netlifyBuild(context: string, settings: object) {
  const options = ["--offline", "--telemetry=false", "--context", context];
  const child = spawn("npx", ["--yes", NETLIFY_BUILD, ...options], {
    cwd: root,
    env: { ...process.env, ...NO_SETTINGS, ...settings },
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, "close")) as [number];
  return { code, output: (await outputs).join("") };
}

interface Bundled {
  readonly name: string;
  readonly bundler: string;
  readonly schedule?: string;
  readonly routes?: readonly { readonly pattern: string }[];
}

/** Formats a function as a row of the table in docs/deploy.md, without its limit. */
const toRow = ({ name, bundler, schedule, routes: [route] = [] }: Bundled) =>
  `| \`${name}\` | \`${schedule ?? route?.pattern}\` | ${bundler} |`;

const manifestFile = () => join(root, ".netlify/functions/manifest.json");

test("a production build fails if a setting is missing, and names it", async () => {
  const { code, output } = await netlifyBuild("production", {});
  expect(code).not.toBe(0);
  for (const name of Object.keys(NO_SETTINGS)) expect(output).toContain(name);
  expect(existsSync(manifestFile())).toBe(false);
});

test.each([
  ["production", settingsWith("smtps://mail.example.com")],
  ["deploy-preview", {}],
  ["branch-deploy", {}],
])("a build for %s bundles the functions of docs/deploy.md, with their limits", async (context, settings) => {
  const documented = readFileSync(join(PROJECT, "docs/deploy.md"), "utf8").match(/^\| `[\w-]+` .* nft +\|$/gm);
  const { code, output } = await netlifyBuild(context, settings);
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  expect(readFileSync(join(root, "public/index.html"), "utf8")).toBe(context);
  const manifest = readFileSync(manifestFile(), "utf8");
  const { functions } = JSON.parse(manifest) as { functions: readonly Bundled[] };
  const rows = documented?.map((row) => row.replace(/ +/g, " ").replace(/ [^|]+ \|(?= nft)/, ""));
  expect(functions.map(toRow).sort()).toEqual(rows?.sort());
  expect(manifest.match(/"windowLimit": ?20,"windowSize": ?180/g)).toHaveLength(3);
  expect(output).not.toMatch(/legacy|deprecat/i);
});

/** Calls a function like Netlify, and prints the status of its answer. */
const CALLER = `
  const [file, url, body] = process.argv.slice(1);
  const later = [];
  const { default: handle } = await import(file);
  const request = new Request(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  const answer = await handle(request, { deploy: { context: "dev" }, waitUntil: (work) => later.push(work) });
  await Promise.all(later);
  process.stdout.write(String(answer?.status));`;

test("each bundle is complete: it stores submissions, delivers them or sends the digest", async () => {
  const mailServer = await startMailServer();
  const outside = makeFolder();
  writeFiles(root, { "data/upcoming-webinars/mills.json": '{ "title": "Mills", "date": "January 1, 2020" }' });
  await netlifyBuild("deploy-preview", {});
  const call = async (name: string, settings: object, path = "/", fields = {}) => {
    await promisify(execFile)("unzip", ["-q", join(root, `.netlify/functions/${name}.zip`), "-d", join(outside, name)]);
    const cwd = join(outside, name, relative(PROJECT, root));
    const file = join(cwd, `netlify/functions/${name}.mjs`);
    const env = { ...process.env, ...NO_SETTINGS, ...settings, STORE_DIRECTORY: join(outside, "store") };
    const args = ["--input-type=module", "-e", CALLER, file, `https://www.example.com${path}`, JSON.stringify(fields)];
    return (await promisify(execFile)(process.execPath, args, { env, cwd })).stdout;
  };
  expect(await call("contact", {}, ENDPOINTS.contact, VALID.contact)).toBe("201");
  expect(await call("careers-apply", {}, ENDPOINTS.application, VALID.application)).toBe("201");
  expect(await call("newsletter-subscribe", {}, ENDPOINTS.newsletter, VALID.newsletter)).toBe("201");
  expect(await openFileStore(join(outside, "store")).list("new/")).toHaveLength(3);
  await call("deliver", settingsWith(mailServer.url));
  expect(await openFileStore(join(outside, "store")).list("kept/")).toHaveLength(3);
  await call("daily", settingsWith(mailServer.url));
  expect(mailServer.mails[3]?.text).toContain("“Mills” (January 1, 2020) is over");
  await mailServer.stop();
  removeFolders();
});
