/**
 * On a busy machine the browser itself sometimes hangs: a test that fails is tried once more, and named at the end of
 * the run where it passes then, as it may also be the site that depends on chance.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
