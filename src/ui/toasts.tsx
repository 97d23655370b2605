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
import { FiAlertTriangle, FiCheckCircle, FiInfo, FiX } from "react-icons/fi";
import { StyleProviders } from "../../plugins/gatsby-plugin-chakra-static";
import { TOAST_DURATION, TOAST_HOTKEY } from "../lib/toasts";
import type { Toast } from "../lib/toasts";
import { system } from "../theme/system";
import { toastRecipe } from "../theme/toast-recipe";

interface ToastsProps {
  readonly toast: Toast | null;
  /** Whether to take focus at once: the visitor pressed F8 before this was loaded. */
  readonly focusFirst: boolean;
}

/** The least distance of a swipe that dismisses a toast, in pixels. */
const SWIPE_THRESHOLD = 50;

const toaster = createToaster({ placement: "bottom-end", max: 1, duration: TOAST_DURATION, hotkey: [TOAST_HOTKEY] });

const ICONS = { success: FiCheckCircle, notice: FiInfo, destructive: FiAlertTriangle };

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
      notice: { borderColor: "border.inverse" },
      destructive: { borderColor: "dangerInverse", "& > svg": { color: "dangerInverse" } },
    },
  },
});

/** Renders the toasts: one at a time, for 5 s, dismissed by its button or by a swipe to the right. */
export function Toasts({ toast, focusFirst }: ToastsProps) {
  useEffect(() => {
    if (!toast) return undefined;
    // The toaster begins to listen shortly after it is rendered; a toast before that would be lost.
    const timer = setTimeout(() => {
      // With `max`, the new toast would wait for the old one instead of replacing it.
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
            const kind = (meta?.kind as Toast["kind"] | undefined) ?? "notice";
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
