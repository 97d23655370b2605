import {
  ToastCloseTrigger,
  ToastDescription,
  ToastRoot,
  ToastTitle,
  Toaster,
  createToaster,
} from "@chakra-ui/react/toast";
import { Global } from "@emotion/react";
import { LazyMotion, domMax } from "framer-motion";
import * as m from "framer-motion/m";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { FiAlertTriangle, FiCheckCircle, FiInfo, FiX } from "react-icons/fi";
import { StyleProviders } from "../../plugins/gatsby-plugin-chakra-static";
import { whenIdle } from "../lib/timing";
import { TOAST_HOTKEY, type Toast } from "./toast";

const SWIPE_THRESHOLD = 50;

const ICONS = { success: FiCheckCircle, info: FiInfo, error: FiAlertTriangle };

const toaster = createToaster({ placement: "bottom-end", max: 1, duration: 5000, hotkey: [TOAST_HOTKEY] });

/** Replaces the visible toast. With `max` alone, the new one would wait. */
export function show({ type, title, text }: Toast): void {
  toaster.remove();
  toaster.create({ type, title, description: text });
}

/** For a key press before the toaster listens. */
export function focusToasts(): void {
  document.querySelector<HTMLElement>("[data-scope=toast][data-part=group]")?.focus();
}

/** Keeps what has focus above a toast, on the page and in a dialog (modal-dialog.tsx). */
function RoomForToast() {
  const place = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    setHeight(place.current?.parentElement?.offsetHeight ?? 0);
    // A dialog that closes gives its focus back first.
    whenIdle(() => document.activeElement?.scrollIntoView({ block: "nearest" }));
  }, []);
  const room = `calc(${String(height)}px + 1.5rem)`;
  return (
    <i ref={place} hidden>
      <Global styles={{ ":root": { "--toast": room, scrollPaddingBottom: room } }} />
    </i>
  );
}

function Toasts() {
  return (
    <StyleProviders>
      <LazyMotion features={domMax} strict>
        <Toaster toaster={toaster} aria-label={`Notifications (${TOAST_HOTKEY})`} data-print="none">
          {({ id, type, title, description }) => {
            const Icon = ICONS[type as Toast["type"]];
            return (
              <ToastRoot>
                <RoomForToast />
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

// Outside of the page, which is inert while a dialog is open and must survive an error here. First in the document, so Tab
// continues from a toast to the page or dialog.
const region = document.createElement("div");
document.body.prepend(region);
flushSync(() => createRoot(region).render(<Toasts />));
