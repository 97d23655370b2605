import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { StoreAccess } from "../submissions/store";

/** The head of an answer, as Netlify's bootstrap writes it. */
interface AnswerHead {
  readonly statusCode: number;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The stream that a function writes its answer to, behind its head. */
class AnswerStream extends PassThrough {
  readonly head: Promise<AnswerHead>;
  #begin: (head: AnswerHead) => void = () => undefined;

  constructor() {
    super();
    this.head = new Promise((resolve) => {
      this.#begin = resolve;
    });
  }

  begin(head: AnswerHead): this {
    this.#begin(head);
    return this;
  }
}

/** What Netlify sends to a function's bundle for a request. */
interface InvocationEvent {
  readonly rawUrl: string;
  readonly httpMethod: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
  readonly isBase64Encoded: true;
  /** How the function reaches its store: JSON in base64. */
  readonly blobs: string;
}

/** The part of AWS Lambda's context that the bootstrap reads. */
interface LambdaContext {
  readonly awsRequestId: string;
  getRemainingTimeInMillis(): number;
}

/** The handler of a bundle, behind Netlify's bootstrap. Resolves once the work behind `waitUntil` is done, too. */
export type LambdaHandler = (event: InvocationEvent, answer: AnswerStream, context: LambdaContext) => Promise<void>;

/**
 * Stands in for the global of AWS Lambda's Node runtime by which functions stream their answers.
 *
 * @see https://docs.aws.amazon.com/lambda/latest/dg/config-rs-write-functions.html
 */
export function provideLambdaRuntime(): void {
  const awslambda = {
    streamifyResponse: (handler: LambdaHandler) => handler,
    HttpResponseStream: { from: (stream: AnswerStream, head: AnswerHead) => stream.begin(head) },
  };
  Object.assign(globalThis, { awslambda });
}

/** What Netlify tells a function beside the visitor's request. */
export interface Caller {
  /** The deploy's context: `production`, `deploy-preview`, `dev` … */
  readonly deployContext: string;
  readonly store: Required<StoreAccess>;
  /** The visitor's address, where it is known. */
  readonly ip?: string;
}

/** A running call of a function. */
export interface Invocation {
  readonly response: Promise<Response>;
  /** Resolves once the work that was left to `context.waitUntil` is done, too; never rejects. */
  readonly finished: Promise<void>;
}

/** The headers that only Netlify writes; what a visitor sends under such names doesn't reach a function. */
const isPlatformHeader = (name: string) => name.startsWith("x-nf-");

async function eventFor(request: Request, { deployContext, store, ip }: Caller): Promise<InvocationEvent> {
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !isPlatformHeader(name)));
  const { edgeURL: url, uncachedEdgeURL: url_uncached, token, siteID } = store;
  return {
    rawUrl: request.url,
    httpMethod: request.method,
    headers: {
      ...headers,
      "x-nf-site-id": siteID,
      "x-nf-deploy-context": deployContext,
      ...(ip === undefined ? {} : { "x-nf-client-connection-ip": ip }),
    },
    body: Buffer.from(await request.arrayBuffer()).toString("base64"),
    isBase64Encoded: true,
    blobs: Buffer.from(JSON.stringify({ url, url_uncached, token })).toString("base64"),
  };
}

/** The statuses that have no body. */
const WITHOUT_BODY = [204, 205, 304];

async function responseOf(stream: AnswerStream): Promise<Response> {
  const [{ statusCode: status, multiValueHeaders = {}, headers = {} }, body] = await Promise.all([
    stream.head,
    buffer(stream),
  ]);
  const named = new Headers(headers);
  for (const [name, values] of Object.entries(multiValueHeaders)) {
    if (!isPlatformHeader(name)) for (const value of values) named.append(name, value);
  }
  const isBodyless = WITHOUT_BODY.includes(status) || body.length === 0;
  return new Response(isBodyless ? null : Uint8Array.from(body), { status, headers: named });
}

/** The seconds that Netlify gives a function, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Calls a function's bundle with a request, as Netlify does.
 *
 * @returns the response, which rejects where the function throws
 */
export function invoke(handler: LambdaHandler, request: Request, caller: Caller): Invocation {
  const stream = new AnswerStream();
  const context = { awsRequestId: randomUUID(), getRemainingTimeInMillis: () => TIMEOUT_MS };
  const running = eventFor(request, caller).then((event) => handler(event, stream, context));
  const failed = new Promise<never>((_resolve, reject) => void running.catch(reject));
  return {
    response: Promise.race([responseOf(stream), failed]),
    finished: running.catch(() => undefined),
  };
}
