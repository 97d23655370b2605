import { OUTCOME_MESSAGES } from "../../src/forms/form-copy";
import { notify } from "../outbox/deliver";
import { enqueue } from "../outbox/outbox";
import { erase } from "../submissions/erase";
import { addToIndex } from "../submissions/record-index";
import { readRecord } from "../submissions/records";
import { createIfAbsent, keyOf } from "../submissions/store";
import type { LinkAction } from "./answer-link";
import { liftSuppression, suppress } from "./suppression";

/** Makes a subscription count that waited to be confirmed; confirming it again changes nothing. */
export const confirming: LinkAction = {
  purpose: "confirm",
  question: {
    title: "Confirm your subscription",
    text: "Do you want to receive our newsletter at this address?",
    button: "Confirm",
  },
  done: OUTCOME_MESSAGES.newsletter.success,
  async act(store, { signingKey }, id) {
    const pending = keyOf(id, "pending");
    const subscription = await readRecord(store, pending);
    if (!subscription) return (await store.get(id)) !== null;
    await Promise.all([addToIndex(store, id, subscription), enqueue(store, id)]);
    await createIfAbsent(store, id, JSON.stringify(subscription));
    await liftSuppression(store, signingKey, id);
    await erase(store, pending);
    return true;
  },
  afterwards: notify,
};

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
