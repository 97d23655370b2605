export interface Toast {
  /** "error" looks destructive. */
  readonly type: "success" | "info" | "error";
  readonly title: string;
  readonly text: string;
}

export const TOAST_HOTKEY = "F8";
