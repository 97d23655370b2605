/** Moves a store to the present layout: STORE_ACCESS says how to reach it, as JSON. */
import { moveLayout } from "../../../netlify/submissions/move-layout";
import { openStore } from "../../../netlify/submissions/store";
import type { StoreAccess } from "../../../netlify/submissions/store";

const access = JSON.parse(process.env.STORE_ACCESS ?? "") as StoreAccess;

void moveLayout(openStore("dev", access), Infinity).then(() => console.log("moved"));
