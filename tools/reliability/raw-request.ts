import { connect } from "node:net";

/** How long nothing may come, in milliseconds; a request that announces more than it sends gets no answer at all. */
const PATIENCE_MS = 2_000;

/** Enough of an answer to know its status, even after interim ones (RFC 9110 §15.2). */
const STATUS_BYTES = 1_000;

function finalStatus(answer: string): number | undefined {
  const status = /^(?:HTTP\/1\.1 1\d\d.*\r\n(?:.+\r\n)*\r\n)*HTTP\/1\.1 ([2-5]\d\d)/.exec(answer)?.[1];
  return status === undefined ? undefined : Number(status);
}

/**
 * Sends bytes over a connection of their own and says what came back.
 *
 * @param port where the server listens on this machine
 * @returns the status of the answer; undefined when the connection was closed without one
 */
export function rawRequest(port: number, bytes: Buffer): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1" });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => (answer += answer.length < STATUS_BYTES ? chunk : ""));
    // A server may close while we still send; what counts is what it said before.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(finalStatus(answer)));
    // Left open for writing: Node takes a connection that its client ends for one that the client gave up.
    socket.write(bytes);
  });
}
