import type { IncomingMessage } from "node:http";
import { requestBody } from "./request-body";

/** Methods that the fetch standard refuses to put into a `Request`, or that no page and no function answers. */
const ANSWERED_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Whether a request with this method can be turned into a web request at all. */
export function isAnsweredMethod(method: string | undefined): method is string {
  return method !== undefined && ANSWERED_METHODS.has(method);
}

/** The address a Node request asks for; undefined when its target or its Host header is no address. */
function requestUrl(message: IncomingMessage): URL | undefined {
  const origin = `http://${message.headers.host ?? "localhost"}`;
  const target = message.url ?? "/";
  // Concatenated, not resolved: `//elsewhere.example/` is a path here, not another host.
  const path = target.startsWith("/") ? target : absoluteFormPath(target);
  if (path === undefined || !URL.canParse(origin + path)) return undefined;
  const url = new URL(origin + path);
  return url.username === "" && url.password === "" && isDecodable(url.pathname) ? url : undefined;
}

/** The path of a target in absolute form (RFC 9112 §3.2.2). */
function absoluteFormPath(target: string): string | undefined {
  if (!URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname.startsWith("/") ? pathname + search : undefined;
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
 * Turns a Node request into the web request that functions and Netlify's local platform take.
 *
 * @param message a request with one of the answered methods
 * @returns undefined when the address makes no sense (malformed Host, target or percent-encoding)
 */
export function toWebRequest(message: IncomingMessage): Request | undefined {
  const url = requestUrl(message);
  if (!url) return undefined;
  const headers = new Headers();
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] ?? "", message.rawHeaders[index + 1] ?? "");
  }
  const hasBody = message.method !== "GET" && message.method !== "HEAD";
  const init: RequestInit & { duplex: "half" } = { method: message.method, headers, duplex: "half" };
  if (hasBody) init.body = requestBody(message);
  return new Request(url, init);
}
