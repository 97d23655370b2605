/** Serves the built site and its functions on this machine, as Netlify does: `npm run serve`. */
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { constants } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import compression from "compression";
import { parseJSON } from "netlify-redirector";
import sirv from "sirv";
import deliver from "./functions/deliver.mjs";
import { settingsProblems } from "./settings";
import type { FunctionContext } from "./submissions/receive";

const root = resolve(process.env.SITE_DIRECTORY || ".");
const publish = join(root, "public");

/** What must end before the process does. */
const pending: Promise<unknown>[] = [];

const context: FunctionContext = { deploy: { context: "dev" }, waitUntil: (work) => void pending.push(work) };

/** Imports the functions, and returns those that answer a path, by their paths. */
async function loadFunctions() {
  const load = (file: string) => import(`./functions/${file}`) as Promise<typeof import("./functions/contact.mjs")>;
  const modules = await Promise.all(readdirSync(join(__dirname, "functions")).map(load));
  const routes = modules.map(({ default: handle, config: { path } }) => {
    const listener = getRequestListener((request) => handle(request, context), { overrideGlobalObjects: false });
    return [String(path), listener] as const;
  });
  return new Map(routes);
}

/** Reads the rules of netlify.toml, _headers and _redirects; like Netlify, it goes on without one that can't be read. */
async function readRules() {
  const options = { netlifyConfigPath: join(root, "netlify.toml"), minimal: false };
  const [headersFiles, redirectsFiles] = [[join(publish, "_headers")], [join(publish, "_redirects")]];
  const { headers } = await parseAllHeaders({ ...options, headersFiles, configHeaders: [] });
  const { redirects } = await parseAllRedirects({ ...options, redirectsFiles, configRedirects: [] });
  const parsed = redirects as { from: string; query: object }[];
  const rules = parsed.map((rule) => ({ ...rule, origin: rule.from, params: rule.query }));
  const matcher = await parseJSON(JSON.stringify(rules), { jwtSecret: "unused", jwtRoleClaim: "unused" });
  const visitor = { scheme: "http", host: "localhost", headers: {}, cookieValues: {} };
  return {
    /** Returns the headers of all rules that fit a path; one that several of them name has all their values. */
    headersOf(path: string): Headers {
      const fitting = headers.filter((rule) => "forRegExp" in rule && rule.forRegExp.test(path));
      return new Headers(fitting.flatMap(({ values }) => Object.entries(values)));
    },
    /** Returns the first redirect rule that fits an address; its location has the query, unless the rule names one. */
    redirectOf({ pathname, search, origin }: URL) {
      const address = { path: decodeURIComponent(pathname), query: search.slice(1) };
      const rule = matcher.match({ ...visitor, ...address, getHeader: () => "", getCookie: () => "" });
      if (!rule) return undefined;
      const target = new URL(rule.to, origin);
      target.search ||= search;
      return { force: rule.force, status: rule.status, location: target.href.replace(`${origin}/`, "/") };
    },
  };
}

/** Returns the address that a request asks for, with any host; undefined if it is none. */
function addressOf(target = ""): URL | undefined {
  try {
    const { pathname, search } = new URL(target.replace(/^\//, "http://localhost/"));
    decodeURIComponent(pathname);
    return new URL(`http://localhost${pathname}${search}`);
  } catch {
    return undefined;
  }
}

async function serve(): Promise<void> {
  if (!existsSync(join(publish, "index.html"))) {
    throw new Error("The site is not built: run `npm run build` first, or `npm start` for both.");
  }
  const [functions, { headersOf, redirectOf }] = await Promise.all([loadFunctions(), readRules()]);
  // With "dev", it looks for the file at each request: a build may have replaced it.
  const sendFile = sirv(publish, { dev: true, etag: true });
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const compress = compression({ brotli }) as ReturnType<typeof sirv>;

  const server = createServer((request, response) => {
    // A connection that is kept would go on after the end.
    response.on("finish", () => server.listening || request.socket.end());
    const address = addressOf(request.url);
    const { pathname, search } = address ?? { pathname: "/", search: "" };
    request.url = pathname + search;
    const answer = functions.get(pathname.toLowerCase().replace(/\/$/, ""));
    if (address && answer) return void answer(request, response);
    response.setHeader("cache-control", "public, max-age=0, must-revalidate").setHeaders(headersOf(pathname));
    if (!address) return response.writeHead(400).end();
    if (!/^(GET|HEAD)$/.test(request.method ?? "")) return response.writeHead(405, { allow: "GET, HEAD" }).end();
    const rule = redirectOf(address);
    const sendOther = async () => {
      if (rule && rule.status >= 300 && rule.status < 400)
        return response.writeHead(rule.status, { location: rule.location }).end();
      response.writeHead(404, { "content-type": "text/html;charset=utf-8" });
      return response.end(await readFile(join(publish, "404.html")).catch(() => "Not found"));
    };
    compress(request, response, () => {
      const isHidden = /^\/+_(headers|redirects)\/*$/i.test(decodeURI(pathname));
      if (isHidden || rule?.force) return void sendOther();
      delete request.headers.range; // It would be one of the compressed file.
      response.on("pipe", (file) => {
        file.on("error", (error) => response.destroy(error));
        // A visitor who has gone leaves the file open.
        response.on("close", () => file.destroy());
      });
      sendFile(request, response, () => void sendOther());
    });
  });
  const port = Number(process.env.PORT || 8888);
  await once(server.listen(port, "127.0.0.1"), "listening").catch(() => {
    throw new Error(`Port ${port} is in use: set PORT to another one.`);
  });
  const stop = async () => {
    await new Promise((closed) => server.close(closed));
    await Promise.allSettled(pending);
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop());
  console.log(`The site is at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  if (settingsProblems().length > 0) console.log(`The firm gets no mail: ${settingsProblems().join("; ")}.`);
  else {
    const run = () => context.waitUntil(deliver(new Request("http://localhost/"), context).catch(console.error));
    run();
    setInterval(run, 10 * 60_000).unref();
  }
}

serve().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
