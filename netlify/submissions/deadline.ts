/** Something took too long. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/**
 * Waits for some work for a limited time.
 *
 * @param work gets a signal that aborts when the time is over; nobody waits for work that goes on all the same
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
