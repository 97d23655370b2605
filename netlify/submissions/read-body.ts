import { Refusal } from "./refusal";

/**
 * The largest body that is taken, in bytes: all that the fields of a form take together, in any script. An application
 * has 71,000 characters at most, and a plain form writes a Chinese one in nine bytes. Netlify itself takes 6 MB.
 */
export const MAXIMUM_BODY_BYTES = 1024 * 1024;

async function readBytes(request: Request): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAXIMUM_BODY_BYTES) {
      await reader?.cancel();
      throw new Refusal(413, "The submission is larger than 1 MiB.");
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a request's body as text, and stops as soon as it is too large.
 *
 * @throws Refusal 413 over 1 MiB; 400 when it is not UTF-8 or breaks off
 */
export async function readBody(request: Request): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readBytes(request));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, "The body is not complete UTF-8 text.");
  }
}
