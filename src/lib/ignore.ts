/** For a failed request of code that is loaded ahead, which is requested again when it's needed, or that nobody misses. */
export const ignore = (): void => undefined;
