import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["public", ".cache", ".netlify", "node_modules", "src/gatsby-types.d.ts"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  {
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    rules: {
      // The form schemas look for control characters.
      "no-control-regex": "off",
      // TypeScript finds undefined names.
      "no-undef": "off",
    },
  },
  {
    files: ["src/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: ":matches(JSXAttribute, Property) > Literal[value=/^[a-z][\\w.]*\\u002F\\d+$/]",
          message: "Chakra's types allow an opacity after a slash, but this theme doesn't support it.",
        },
      ],
    },
  },
  {
    files: ["**/*.{ts,tsx,mts,mjs}"],
    ignores: ["plugins/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "plugins/gatsby-plugin-[\\w-]+/.",
              message: "Import a plugin by its folder: index.tsx is its entry.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["plugins/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(\\.\\./)+gatsby-plugin-[\\w-]+/.",
              message: "Import another plugin by its folder: index.tsx is its entry.",
            },
          ],
        },
      ],
    },
  },
);
