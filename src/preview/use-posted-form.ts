import { useEffect, useState } from "react";
import type { PreviewReady, PreviewedForm } from "../../plugins/gatsby-plugin-content-desk";

const READY: PreviewReady = { type: "desk-preview-ready" };

function isForm(data: unknown): data is PreviewedForm {
  return typeof data === "object" && data !== null && "type" in data && data.type === "desk-form";
}

/** Returns the form that the desk has posted last. Only what comes from the site's own address counts. */
export function usePostedForm(): PreviewedForm | null {
  const [form, setForm] = useState<PreviewedForm | null>(null);

  useEffect(() => {
    const { origin } = window.location;
    const receive = ({ data, origin: from }: MessageEvent<unknown>) => {
      if (from === origin && isForm(data)) setForm(data);
    };
    window.addEventListener("message", receive);
    window.parent.postMessage(READY, origin);
    return () => {
      window.removeEventListener("message", receive);
    };
  }, []);

  return form;
}
