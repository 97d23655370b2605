import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** From above to below. Pages and templates may import from all folders of src/. */
const LAYERS = [
  ["gatsby", "netlify", "tools"],
  ["pages", "templates"],
  ["sections"],
  ["layout", "forms"],
  ["ui"],
  ["lib", "theme"],
];

/** Only the last object for a file counts, so each has the rules about plugins and Chakra. */
function restrictImports(files, outside, message) {
  const pluginFiles = {
    regex: "^(\\.\\.?/)+(plugins/)?gatsby-plugin-[\\w-]+/.",
    message: "Import a plugin by its folder: index.tsx is its entry.",
  };
  const chakra = {
    regex: "^@chakra-ui/react(?!/(styled-system|preset-base|toast)$)",
    message: "Browsers lack the runtime of Chakra's components. Import chakra from @chakra-ui/react/styled-system.",
  };
  const others = outside ? [{ regex: `^(\\.\\./)+${outside}`, message }] : [];
  return { files, rules: { "no-restricted-imports": ["error", { patterns: [pluginFiles, chakra, ...others] }] } };
}

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
      "no-duplicate-imports": "error",
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
  restrictImports(["**/*.{ts,tsx,mts,mjs}"]),
  ...LAYERS.slice(1).map((folders, index) => {
    const above = LAYERS.slice(0, index + 1).flat();
    const files = folders.map((folder) => `src/${folder}/**`);
    return restrictImports(files, `(${above.join("|")})/`, "Import from the layers below only.");
  }),
  restrictImports(
    ["netlify/**"],
    "(gatsby|plugins|tools|src/(?!forms/|lib/|theme/colors$)|data/(?!site.json$))",
    "netlify/ imports only from src/forms/, src/lib/, src/theme/colors.ts and data/site.json.",
  ),
  restrictImports(["plugins/**"], "src/(?!lib/|theme/)", "Plugins import only from src/lib/ and src/theme/."),
);
