export type { DeferredScriptsOptions } from "./options";
