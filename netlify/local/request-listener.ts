import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FunctionContext } from "../submissions/function-context";
import { functionFor } from "./functions";
import type { LoadedFunction } from "./functions";
import { discardBody } from "./request-body";
import { sendResponse } from "./send-response";
import type { Site } from "./site";
import { isAnsweredMethod, toWebRequest } from "./web-request";

/** Who answers requests. */
export interface Responders {
  readonly site: Site;
  readonly functions: readonly LoadedFunction[];
  readonly context: FunctionContext;
}

async function respond(message: IncomingMessage, { site, functions, context }: Responders): Promise<Response> {
  if (!isAnsweredMethod(message.method)) return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  const request = toWebRequest(message);
  if (!request) return new Response("Bad request", { status: 400 });
  const match = functionFor(functions, new URL(request.url).pathname);
  return match ? match.handle(request, context) : site.handle(request);
}

async function answer(
  message: IncomingMessage,
  target: ServerResponse,
  responders: Promise<Responders>,
): Promise<void> {
  try {
    await sendResponse(await respond(message, await responders), target);
  } catch (error) {
    // A reader who went away in the middle of the answer is no fault of the server.
    if (target.destroyed) return;
    console.error(error);
    if (target.headersSent) target.destroy();
    else target.writeHead(500).end();
  } finally {
    discardBody(message);
  }
}

/**
 * Hands each request to the function with its path, or else to the site.
 *
 * @param responders a promise, so that requests which come in while the server starts wait for their answer
 */
export function requestListener(responders: Promise<Responders>): RequestListener {
  return (message, target) => void answer(message, target, responders);
}
