/**
 * Whether a build is for one of Netlify's deploy previews or branch deploys; other machines name no context.
 * https://docs.netlify.com/site-deploys/overview/#deploy-contexts
 */
export function isPreviewDeploy({ CONTEXT = "production" }: NodeJS.ProcessEnv = process.env): boolean {
  return CONTEXT !== "production";
}
