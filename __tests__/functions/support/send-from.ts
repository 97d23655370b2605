import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import { ENDPOINTS } from "../../../src/forms/submission-kind";

/** An answer to a message. */
export interface Acknowledgement {
  readonly status: number;
  readonly id?: string;
}

/** Keeps the connections of each visitor's address. */
const agent = new Agent({ keepAlive: true });

/**
 * Posts a contact message over a connection from an address of the visitor's own, on this machine: one address may only
 * send its share.
 *
 * @param url the site's address
 * @param visitor the number of the visitor, up to 65,535
 */
export function sendFrom(url: string, visitor: number, fields: object): Promise<Acknowledgement> {
  const body = JSON.stringify(fields);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const localAddress = `127.${1 + (visitor >> 8)}.${visitor & 255}.1`;
  return new Promise((resolve, reject) => {
    const sent = request(url + ENDPOINTS.contact, { method: "POST", headers, localAddress, agent }, (response) => {
      const acknowledge = (answer: unknown) =>
        resolve({ status: response.statusCode ?? 0, id: (answer as { id?: string }).id });
      json(response).then(acknowledge, reject);
    });
    sent.on("error", reject).end(body);
  });
}
