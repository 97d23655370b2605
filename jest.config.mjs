/** Ten times as fast as ts-jest; `tsc` checks the types. */
const transform = {
  "^.+\\.(t|j|mt|mj)sx?$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "commonjs" },
    },
  ],
};

/** Packages for HTML and Markdown that are ES modules, which jest can't run. */
const ES_MODULES = [
  "(hast|mdast|micromark|unist|html|character|stringify|decode|space|comma|trim|web|vfile)-[a-z0-9-]+",
  "github-slugger|hastscript|micromark|property-information|ccount|devlop|escape-string-regexp|longest-streak|markdown-table|zwitch",
  "@ungap/structured-clone",
];

const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`],
  moduleFileExtensions: ["js", "mjs", "jsx", "ts", "mts", "tsx", "json"],
  moduleNameMapper: {
    // TypeScript imports .mts files with the extension .mjs.
    "^(.*/netlify/functions/.*)\\.mjs$": "$1.mts",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public", "<rootDir>/.netlify"],
};

export default {
  // Two workers, because tests mostly wait for servers and files.
  maxWorkers: 2,
  // Long enough for a busy machine. No test measures speed with it.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.ts", "<rootDir>/plugins/*/__tests__/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.tsx", "<rootDir>/plugins/*/__tests__/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/component-setup.ts"],
    },
    {
      ...shared,
      displayName: "functions",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/functions/**/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/functions/support/global-setup.mjs",
    },
    {
      ...shared,
      // These tests build a site and take minutes: only `npm run test:all` runs them.
      displayName: "all",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/all/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/functions/support/global-setup.mjs",
    },
  ],
};
