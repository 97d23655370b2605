import { chakra } from "@chakra-ui/react/styled-system";
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
import { useEffect } from "react";
import { FiAlertTriangle, FiCheckCircle, FiX } from "react-icons/fi";
import { TOAST_DURATION, TOAST_HOTKEY } from "../lib/toasts";
import type { Toast } from "../lib/toasts";
import { StyleProviders } from "../../plugins/gatsby-plugin-chakra-static";
import { toastRecipe } from "../theme/recipes/toast";
import { system } from "../theme/system";

interface ToastsProps {
  readonly toast: Toast | null;
  /** Moves focus here at once: the key was pressed before this was loaded. */
  readonly focusFirst: boolean;
}

/** How far to the right a toast is pulled to send it away, in pixels. */
const SWIPE_THRESHOLD = 50;

const toaster = createToaster({ placement: "bottom-end", max: 1, duration: TOAST_DURATION, hotkey: [TOAST_HOTKEY] });

const ICONS = { success: FiCheckCircle, destructive: FiAlertTriangle };

const Body = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    padding: "4",
    background: "bg.inverse",
    color: "fg.inverse",
    borderRadius: "lg",
    borderWidth: "1px",
    boxShadow: "float",
    "& > svg": { flexShrink: "0", fontSize: "xl", marginTop: "0.5" },
  },
  variants: {
    kind: {
      success: { borderColor: "border.inverse", "& > svg": { color: "accent.inverse" } },
      destructive: { borderColor: "dangerInverse", "& > svg": { color: "dangerInverse" } },
    },
  },
});

/** Draws the toasts: one at a time, for 5 s, sent away by its button or by a swipe to the right. */
export function Toasts({ toast, focusFirst }: ToastsProps) {
  useEffect(() => {
    if (!toast) return undefined;
    // Not at once: the toaster begins to listen a moment after it is drawn, and a toast in between would be lost.
    const timer = setTimeout(() => {
      // `max` would keep the new one waiting behind the old one; it is to take its place.
      toaster.remove();
      toaster.create({ title: toast.title, description: toast.text, meta: { kind: toast.kind } });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [toast]);

  useEffect(() => {
    if (focusFirst) document.querySelector<HTMLElement>("[data-scope=toast][data-part=group]")?.focus();
  }, [focusFirst]);

  return (
    <StyleProviders system={system}>
      <LazyMotion features={domMax} strict>
        <Toaster toaster={toaster} aria-label={`Notifications (${TOAST_HOTKEY})`} data-print="none">
          {({ id, title, description, meta }) => {
            const kind = meta?.kind === "destructive" ? "destructive" : "success";
            const Icon = ICONS[kind];
            return (
              <ToastRoot recipe={toastRecipe}>
                <m.div
                  drag="x"
                  dragSnapToOrigin
                  dragConstraints={{ left: 0, right: 0 }}
                  dragElastic={{ left: 0, right: 1 }}
                  onDragEnd={(_event, { offset }) => {
                    if (offset.x > SWIPE_THRESHOLD && id) toaster.dismiss(id);
                  }}
                >
                  <Body kind={kind} data-ground="inverse">
                    <Icon aria-hidden="true" />
                    <chakra.div flex="1">
                      <ToastTitle>{title}</ToastTitle>
                      <ToastDescription>{description}</ToastDescription>
                    </chakra.div>
                    <ToastCloseTrigger aria-label="Close notice">
                      <FiX aria-hidden="true" />
                    </ToastCloseTrigger>
                  </Body>
                </m.div>
              </ToastRoot>
            );
          }}
        </Toaster>
      </LazyMotion>
    </StyleProviders>
  );
}
