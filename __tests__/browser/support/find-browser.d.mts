export const BROWSER_ARGUMENTS: string[];
export function findBrowser(): Promise<string>;
export function findTestBrowser(): Promise<string>;
