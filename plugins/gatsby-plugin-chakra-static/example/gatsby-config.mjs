export default {
  jsxRuntime: "automatic",
  plugins: [
    {
      resolve: "gatsby-plugin-chakra-static",
      options: { system: "src/theme.ts", mode: "light" },
    },
  ],
};
