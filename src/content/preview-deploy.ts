/**
 * Whether a build is for one of Netlify's deploy previews or branch deploys; other machines name no context.
 * https://docs.netlify.com/site-deploys/overview/#deploy-contexts
 */
export function isPreviewDeploy({ CONTEXT = "production" }: NodeJS.ProcessEnv = process.env): boolean {
  return CONTEXT !== "production";
}

/**
 * Returns the address of a pull request's deploy preview, with `{number}` for the request's number; undefined on machines
 * that have no site at Netlify. https://docs.netlify.com/build/configure-builds/environment-variables/#read-only-variables
 */
export function previewAddress({ SITE_NAME }: NodeJS.ProcessEnv = process.env): string | undefined {
  return SITE_NAME === undefined ? undefined : `https://deploy-preview-{number}--${SITE_NAME}.netlify.app`;
}
