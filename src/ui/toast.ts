export interface Toast {
  /** "error" looks destructive. */
  readonly type: "success" | "info" | "error";
  readonly title: string;
  readonly text: string;
}

/** The key that moves focus to the toasts. */
export const TOAST_HOTKEY = "F8";
