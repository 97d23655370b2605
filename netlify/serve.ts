import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
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
import { parseOptions, runCommand } from "./terminal";

const root = resolve(process.env.SITE_DIRECTORY || ".");
const publish = join(root, "public");

/** The process waits for this work before it exits. */
const pending = new Set<Promise<unknown>>();

function waitUntil(work: Promise<unknown>): void {
  pending.add(work);
  void Promise.allSettled([work]).then(() => pending.delete(work));
}

const context: FunctionContext = { deploy: { context: "dev" }, waitUntil };

/** Returns the functions that have a path. Netlify calls the others by their schedule only. */
async function loadFunctions() {
  const load = (file: string) => import(`./functions/${file}`) as Promise<typeof import("./functions/contact.mjs")>;
  const modules = await Promise.all(readdirSync(join(__dirname, "functions")).map(load));
  const routes = modules.flatMap(({ default: handle, config: { path } }) => {
    const listener = getRequestListener((request) => handle(request, context), { overrideGlobalObjects: false });
    return typeof path === "string" ? [[path, listener] as const] : [];
  });
  return new Map<string, ReturnType<typeof getRequestListener>>(routes);
}

/** Reads the rules of netlify.toml, _headers and _redirects. Like Netlify, it skips invalid rules. */
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
    /** Combines all matching rules: a header that several rules set gets all their values. */
    headersOf(path: string): Headers {
      const matching = headers.filter((rule) => "forRegExp" in rule && rule.forRegExp.test(path));
      return new Headers(matching.flatMap(({ values }) => Object.entries(values)));
    },
    /** Returns the first matching redirect. It keeps the query, unless the rule sets one. */
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

/** Parses a request target and drops its host. Undefined if it is invalid. */
function parseAddress(target = ""): URL | undefined {
  try {
    const { pathname, search } = new URL(target.replace(/^\//, "http://localhost/"));
    decodeURIComponent(pathname);
    return new URL(`http://localhost${pathname}${search}`);
  } catch {
    return undefined;
  }
}

/** @throws Error if the site is not built */
async function answerRequests(server: Server): Promise<RequestListener> {
  const isBuilt = existsSync(join(publish, "_headers"));
  if (!isBuilt) throw new Error("The site is not built, or `npm run dev` has changed it. Run `npm run build` first.");
  const [functions, { headersOf, redirectOf }] = await Promise.all([loadFunctions(), readRules()]);
  // "dev" looks up the file at each request, because a build may have replaced it.
  const sendFile = sirv(publish, { dev: true, etag: true });
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } }) as typeof sendFile;

  return (request, response) => {
    // A kept-alive connection would delay the shutdown.
    response.on("finish", () => server.listening || request.socket.end());
    const address = parseAddress(request.url);
    const { pathname, search } = address ?? { pathname: "/", search: "" };
    request.url = pathname + search;
    const callFunction = functions.get(pathname.toLowerCase().replace(/\/$/, ""));
    if (address && callFunction) return void callFunction(request, response);
    // Other spellings of an address reach the same file.
    const path = decodeURIComponent(pathname).replace(/\/+/g, "/");
    response.setHeader("cache-control", "public, max-age=0, must-revalidate").setHeaders(headersOf(path));
    if (!address) return response.writeHead(400).end();
    if (!/^(GET|HEAD)$/.test(request.method ?? "")) return response.writeHead(405, { allow: "GET, HEAD" }).end();
    const rule = redirectOf(address);
    const sendRedirectOr404 = async () => {
      if (rule && rule.status >= 300 && rule.status < 400)
        return response.writeHead(rule.status, { location: rule.location }).end();
      response.writeHead(404, { "content-type": "text/html;charset=utf-8" });
      return response.end(await readFile(join(publish, "404.html")).catch(() => "Not found"));
    };
    compress(request, response, () => {
      const isHidden = /^\/_(headers|redirects)\/?$/i.test(path);
      if (isHidden || rule?.force) return void sendRedirectOr404();
      delete request.headers.range; // A range of a compressed answer would be wrong.
      response.on("pipe", (file) => {
        file.on("error", (error) => response.destroy(error));
        // If the visitor disconnects, the file would stay open.
        response.on("close", () => file.destroy());
      });
      sendFile(request, response, () => void sendRedirectOr404());
    });
  };
}

async function serve(args: string[]): Promise<void> {
  parseOptions(args, []);
  const server = createServer();
  server.on("request", await answerRequests(server));
  const port = process.env.PORT || "8888";
  const listen = async () => once(server.listen(Number(port), "127.0.0.1"), "listening");
  await listen().catch(({ code }: NodeJS.ErrnoException) => {
    const problem = code === "EADDRINUSE" ? "is in use" : `can't be used (${code})`;
    throw new Error(`Port ${port} ${problem}. Set PORT to another one from 1024 to 65535, such as PORT=8889.`);
  });
  const stop = async () => {
    await new Promise((closed) => server.close(closed));
    await Promise.allSettled(pending);
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop());
  console.log(`The site is at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  if (settingsProblems().length > 0) console.log(`Mail is not set up: ${settingsProblems().join("; ")}.`);
  else {
    const run = () => waitUntil(deliver(new Request("http://localhost/"), context).catch(console.error));
    run();
    setInterval(run, 10 * 60_000).unref();
  }
}

void runCommand("npm run serve: serves the built site on port 8888 or PORT; npm start builds it first", serve);
