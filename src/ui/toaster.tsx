import {
  ToastCloseTrigger,
  ToastDescription,
  ToastRoot,
  ToastTitle,
  Toaster,
  createToaster,
} from "@chakra-ui/react/toast";
import { LazyMotion, domMax } from "framer-motion";
import * as m from "framer-motion/m";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { FiAlertTriangle, FiCheckCircle, FiInfo, FiX } from "react-icons/fi";
import { StyleProviders } from "../../plugins/gatsby-plugin-chakra-static";
import { TOAST_HOTKEY } from "../lib/toast";
import type { Toast } from "../lib/toast";
import { system } from "../theme/system";

/** The least distance of a swipe that dismisses a toast, in pixels. */
const SWIPE_THRESHOLD = 50;

const ICONS = { success: FiCheckCircle, info: FiInfo, error: FiAlertTriangle };

const toaster = createToaster({ placement: "bottom-end", max: 1, duration: 5000, hotkey: [TOAST_HOTKEY] });

/** Shows a toast. With `max`, it would wait for the one that is visible instead of replacing it. */
export function show({ type, title, text }: Toast): void {
  toaster.remove();
  toaster.create({ type, title, description: text });
}

/** Moves focus to the toasts, as the toaster does when it has heard the key. */
export function focusToasts(): void {
  document.querySelector<HTMLElement>("[data-scope=toast][data-part=group]")?.focus();
}

/** Renders the toasts: one at a time, dismissed by its button or by a swipe to the right. */
function Toasts() {
  return (
    <StyleProviders system={system}>
      <LazyMotion features={domMax} strict>
        <Toaster toaster={toaster} aria-label={`Notifications (${TOAST_HOTKEY})`} data-print="none">
          {({ id, type, title, description }) => {
            const Icon = ICONS[type as Toast["type"]];
            return (
              <ToastRoot>
                <m.div
                  drag="x"
                  dragSnapToOrigin
                  dragConstraints={{ left: 0, right: 0 }}
                  dragElastic={{ left: 0, right: 1 }}
                  onDragEnd={(_event, { offset }) => {
                    if (offset.x > SWIPE_THRESHOLD && id) toaster.dismiss(id);
                  }}
                  data-ground="inverse"
                >
                  <Icon aria-hidden="true" />
                  <div>
                    <ToastTitle>{title}</ToastTitle>
                    <ToastDescription>{description}</ToastDescription>
                  </div>
                  <ToastCloseTrigger aria-label="Close notification">
                    <FiX aria-hidden="true" />
                  </ToastCloseTrigger>
                </m.div>
              </ToastRoot>
            );
          }}
        </Toaster>
      </LazyMotion>
    </StyleProviders>
  );
}

// Outside of the page, which is inert while a dialog is open, and which an error in here must not unmount. First in the
// document: from a toast, Tab leads to the page, or to the dialog.
const region = document.createElement("div");
document.body.prepend(region);
const root = createRoot(region);
flushSync(() => {
  root.render(<Toasts />);
});
