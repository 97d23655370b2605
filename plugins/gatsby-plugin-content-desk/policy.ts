/**
 * The sources that a Content-Security-Policy has to allow the desk, by directive: it talks to GitHub, and makes its styles
 * as it goes.
 *
 * @param imageOrigin a host that pictures may come from besides the site's own: "https://pictures.example"
 */
export function deskPolicy(imageOrigin: string): Readonly<Record<string, readonly string[]>> {
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "font-src": ["'self'"],
    "img-src": ["'self'", "blob:", "data:", imageOrigin, "https://*.githubusercontent.com"],
    "connect-src": ["'self'", "blob:", "data:", "https://api.github.com", "https://www.githubstatus.com"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
}
