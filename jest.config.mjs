/** Transforms TypeScript and JSX in a tenth of the time that ts-jest takes; `tsc` checks the types. */
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

/** Packages that are published as ES modules only, which jest doesn't run: readers of HTML and Markdown. */
const ES_MODULES = [
  "(hast|mdast|micromark|unist|html|character|stringify|decode|space|comma|trim|web|vfile)-[a-z0-9-]+",
  "hastscript|micromark|property-information|ccount|devlop|longest-streak|markdown-table|zwitch",
  "@ungap/structured-clone",
];

const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`],
  moduleFileExtensions: ["js", "mjs", "jsx", "ts", "mts", "tsx", "json"],
  moduleNameMapper: {
    // TypeScript names a module by the file that it becomes.
    "^(.*/netlify/functions/.*)\\.mjs$": "$1.mts",
    "\\.(jpg|svg)$": "<rootDir>/__tests__/support/file-url.ts",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public", "<rootDir>/.netlify"],
};

export default {
  // The tests wait for servers and files most of the time: two at once take little more than one.
  maxWorkers: 2,
  // Long enough to tell a hang from a busy machine; no test measures speed by it.
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
      // What builds a site takes minutes: `npm run test:all` runs it too.
      displayName: "all",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/all/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/functions/support/global-setup.mjs",
    },
  ],
};
