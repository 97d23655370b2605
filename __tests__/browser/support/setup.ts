// Pages load in a second or two; on a busy machine in more.
jest.setTimeout(60_000);
