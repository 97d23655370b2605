import { encodeStatic } from "./encode-static";
import { NO_PAGE_POLICY } from "../security-headers";
import { readHeaderRules } from "./header-rules";

/** The published site as visitors get it, without the functions. */
export interface Site {
  /** Answers one request; a path that is not part of the site gets the site's own page with status 404. */
  handle(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** Files that tell Netlify what to do; it reads them and never serves them. */
const HIDDEN_FILES = new Set(["_headers", "_redirects"]);

const NOT_FOUND_PAGE = "/404.html";

/** What an answer says that is no file of the site. */
const REFUSAL_HEADERS = { "content-security-policy": NO_PAGE_POLICY };

function isHidden(url: URL): boolean {
  return HIDDEN_FILES.has(url.pathname.split("/").filter(Boolean).join("/"));
}

/** Makes a redirect inside the site relative, as its rule wrote it: the local platform makes it absolute. */
function withRelativeLocation(url: URL, response: Response): Response {
  const target = new URL(response.headers.get("location") ?? "", url);
  if (target.origin !== url.origin) return response;
  const headers = new Headers(response.headers);
  headers.set("location", target.pathname + target.search + target.hash);
  return new Response(null, { status: response.status, headers });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves the built site through Netlify's local platform (static files, redirects) and closes the platform's gaps: it
 * knows no 404 page, serves its own configuration files, neither compresses nor tags what it serves, and gives headers
 * to files only.
 *
 * @param root the folder with `netlify.toml` and the published folder it names
 * @param address where this server is reached, `http://127.0.0.1:8888`
 */
export async function openSite(root: string, address: string): Promise<Site> {
  // Native import: the package has top-level awaits, which the CommonJS this file is compiled to cannot load.
  const { NetlifyDev } = await import("@netlify/dev");
  const off = { enabled: false };
  const platform = new NetlifyDev({
    projectRoot: root,
    serverAddress: address,
    skipGitignore: true,
    // These reach for the network, are not used by the site, or are started by this project itself.
    ...{ aiGateway: off, database: off, edgeFunctions: off, environmentVariables: off, geolocation: off, images: off },
    ...{ blobs: off, functions: off, headers: off },
  });
  const addHeaders = await readHeaderRules(root);
  await platform.start();

  async function notFound(request: Request): Promise<Response> {
    const page = await platform.handle(new Request(new URL(NOT_FOUND_PAGE, request.url)));
    const body = page?.status === 200 ? await page.arrayBuffer() : "Not found";
    return encodeStatic(request, new Response(body, { status: 404, headers: page?.headers }));
  }

  async function answer(request: Request, url: URL): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { ...REFUSAL_HEADERS, allow: "GET, HEAD" } });
    }
    // The platform decodes the path, and throws where that is impossible.
    if (!isDecodable(url.pathname)) return new Response("Bad request", { status: 400, headers: REFUSAL_HEADERS });
    const response = isHidden(url) ? undefined : await platform.handle(request);
    if (!response || response.status === 404) return notFound(request);
    if (response.headers.has("location")) return withRelativeLocation(url, response);
    return encodeStatic(request, response);
  }

  return {
    async handle(request) {
      const url = new URL(request.url);
      const response = await answer(request, url);
      addHeaders(url.pathname, response.headers);
      return response;
    },
    stop: () => platform.stop(),
  };
}
