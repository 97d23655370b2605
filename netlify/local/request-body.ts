import type { IncomingMessage } from "node:http";

/** Reads and drops what is left of a request, so that the connection can carry the next one. */
export function discardBody(message: IncomingMessage): void {
  message.removeAllListeners("data");
  message.resume();
}

/**
 * The body of a Node request as a web stream.
 *
 * Unlike `Readable.toWeb`, cancelling it does not destroy the request: that would close the socket before
 * the answer ("413, too large") is written to it.
 *
 * @param message a request whose body nobody has read yet
 */
export function requestBody(message: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      message.on("data", (chunk: Buffer) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) message.pause();
      });
      message.once("end", () => {
        if (message.listenerCount("data") > 0) controller.close();
      });
      message.once("error", (error) => {
        if (message.listenerCount("data") > 0) controller.error(error);
      });
    },
    pull() {
      message.resume();
    },
    cancel() {
      discardBody(message);
    },
  });
}
