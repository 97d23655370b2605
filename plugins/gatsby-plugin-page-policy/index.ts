export { FILE_POLICY } from "./policy";
export type { Policy } from "./policy";
