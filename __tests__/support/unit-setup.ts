import { TextEncoder } from "node:util";
import { cleanup } from "@testing-library/react";

// jsdom has none, and react-dom/server wants one.
globalThis.TextEncoder = TextEncoder;

afterEach(cleanup);
