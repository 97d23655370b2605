export type { Policy } from "./policy";
