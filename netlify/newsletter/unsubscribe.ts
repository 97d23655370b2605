import { erase } from "../submissions/erase";
import { keyOf } from "../submissions/records";
import type { LinkAction } from "./answer-link";
import { suppress } from "./suppression";

/** Ends a subscription, and keeps the address from being written to again; doing so twice does no harm. */
export const unsubscribing: LinkAction = {
  purpose: "unsubscribe",
  question: {
    title: "Unsubscribe",
    text: "Do you want to stop receiving our newsletter?",
    button: "Unsubscribe",
  },
  done: {
    title: "You are unsubscribed",
    text: "Your subscription is deleted, and we will not send our newsletter to this address again.",
  },
  async act(store, { signingKey }, id) {
    await suppress(store, signingKey, id);
    await erase(store, id);
    await erase(store, keyOf(id, "pending"));
    return true;
  },
};
