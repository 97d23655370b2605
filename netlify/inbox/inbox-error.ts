/** Why a command failed, in one sentence for whoever gave it. */
export class InboxError extends Error {
  override readonly name = "InboxError";
}
