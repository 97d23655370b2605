/** Something took too long. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/**
 * Waits for some work, but not for ever.
 *
 * @param work is told by the signal that the time is over; if it goes on all the same, nobody waits for it any more
 * @param milliseconds the longest wait
 * @throws TimeoutError when the time is over, or whatever the work throws
 */
export async function withDeadline<T>(work: (signal: AbortSignal) => Promise<T>, milliseconds: number): Promise<T> {
  const expiry = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError(`No answer within ${milliseconds} ms.`));
      expiry.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(expiry.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}
