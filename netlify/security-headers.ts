/** netlify.toml repeats these headers for the site's files, because its rules don't apply to functions. */
export const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

/** For answers of functions: never cached, and nothing in them may run. */
export const ANSWER_HEADERS = {
  ...SECURITY_HEADERS,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
