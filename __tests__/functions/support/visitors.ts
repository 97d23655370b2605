import { ENDPOINTS } from "../../../src/forms/submission-kind";
import type { Submission } from "../../../netlify/submissions/submission";
import { VALID } from "./examples";
import { stored, storedKeys } from "./stored";

/** The contact message of one visitor among others. */
function messageOf(name: string): Record<string, string> {
  return { ...VALID.contact, name };
}

/** What a visitor was answered, and after how long. */
export interface Told {
  readonly status: number;
  /** With scripts. */
  readonly body?: unknown;
  /** Without scripts, where the browser is sent. */
  readonly location?: string | null;
  readonly milliseconds: number;
}

/** Sends a visitor's message to a running site, as the live form does. */
export async function sendMessage(url: string, name: string): Promise<Told> {
  const begun = performance.now();
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(messageOf(name)) };
  const response = await fetch(url + ENDPOINTS.contact, init);
  const body: unknown = await response.json();
  return { status: response.status, body, milliseconds: performance.now() - begun };
}

/** Sends a visitor's message to a running site, as the plain form does. */
export async function sendPlainForm(url: string, name: string): Promise<Told> {
  const begun = performance.now();
  const init: RequestInit = { method: "POST", redirect: "manual", body: new URLSearchParams(messageOf(name)) };
  const { status, headers } = await fetch(url + ENDPOINTS.contact, init);
  return { status, location: headers.get("location"), milliseconds: performance.now() - begun };
}

/** All that is stored of a visitor. */
export async function messagesOf(name: string): Promise<Submission[]> {
  const records = await Promise.all((await storedKeys("contact/")).map((key) => stored(key)));
  return records.flatMap((record) => (record?.values.name === name ? [record] : []));
}
