import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ENDPOINTS } from "../../../src/forms/submission-kind";
import type { SubmissionKind } from "../../../src/forms/submission-kind";
import type { TestCaller } from "./bundles-process";
import { PROJECT } from "./fixture-site";
import type { TestStore } from "./start-store";
import { startStore } from "./start-store";

/** What an endpoint said. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the answer; {} when it is none. */
  readonly body: { readonly id?: string; readonly error?: string; readonly fields?: Record<string, string> };
  /** The answer as it came. */
  readonly text: string;
}

/** The functions as Netlify runs them: bundled, in its bootstrap, asked over HTTP. */
export interface Bundles {
  /** Gives them an empty store. */
  empty(): void;
  /**
   * Calls the function of a kind.
   *
   * @param query stands behind its path
   */
  call(kind: SubmissionKind, init: RequestInit, deployContext?: string, query?: string): Promise<Answer>;
  /** Posts JSON to the function of a kind. */
  post(kind: SubmissionKind, fields: unknown, deployContext?: string): Promise<Answer>;
  /** Posts as a browser without JavaScript does. */
  postForm(kind: SubmissionKind, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  /** Stops them, and deletes what they stored. */
  stop(): Promise<void>;
}

async function startProcess() {
  const child = spawn(process.execPath, ["--import", "tsx", join(__dirname, "bundles-process.ts")], {
    cwd: PROJECT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: line.toString().trim(),
    async stop() {
      child.kill();
      await exited;
    },
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get("content-type") === "application/json";
  const body = isJson && text !== "" ? (JSON.parse(text) as Answer["body"]) : {};
  return { status: response.status, headers: response.headers, body, text };
}

/** Starts the functions' bundles over a store of their own. */
export async function startBundles(): Promise<Bundles> {
  const [server, store]: [Awaited<ReturnType<typeof startProcess>>, TestStore] = await Promise.all([
    startProcess(),
    startStore(),
  ]);
  let access = store.access;

  async function call(kind: SubmissionKind, init: RequestInit, deployContext = "dev", query = ""): Promise<Answer> {
    const caller: TestCaller = { deployContext, store: access, origin: "https://www.example.com" };
    const headers = new Headers(init.headers);
    headers.set("caller", JSON.stringify(caller));
    return answerOf(await fetch(server.url + ENDPOINTS[kind] + query, { ...init, headers, redirect: "manual" }));
  }

  return {
    empty() {
      access = store.empty();
    },
    call,
    post: (kind, fields, deployContext) =>
      call(
        kind,
        { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(fields) },
        deployContext,
      ),
    postForm: (kind, fields, headers) =>
      call(kind, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8", ...headers },
        body: new URLSearchParams(fields),
      }),
    stop: async () => {
      await Promise.all([server.stop(), store.discard()]);
    },
  };
}
