import { OUTCOME_MESSAGES } from "../../src/forms/form-copy";
import { enqueue } from "../outbox/outbox";
import { erase } from "../submissions/erase";
import { notify } from "../submissions/notify";
import { keyOf, readRecord } from "../submissions/records";
import { createIfAbsent } from "../submissions/store";
import type { LinkAction } from "./answer-link";
import { liftSuppression } from "./suppression";

/** Makes a subscription count that waited to be confirmed; once it does, confirming it again changes nothing. */
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
    await enqueue(store, id);
    await createIfAbsent(store, id, JSON.stringify(subscription));
    await liftSuppression(store, signingKey, id);
    await erase(store, pending);
    return true;
  },
  afterwards: notify,
};
