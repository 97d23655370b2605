export default { jsxRuntime: "automatic", plugins: [] };
