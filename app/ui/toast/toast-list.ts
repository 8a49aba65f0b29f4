export interface Toast {
  readonly text: string;
  readonly tone: "info" | "success" | "error";
  /** One thing to do about it, as taking it back. */
  readonly action?: { readonly label: string; readonly run: () => void };
}
export interface ShownToast extends Toast {
  readonly id: number;
}

/** In milliseconds (product/behavior.md#dialogs-and-toasts). */
export const toastMs = 7_000;

/** The newest stands last. The same message again replaces the old one. */
export function withToast(shown: readonly ShownToast[], toast: Toast, id: number): ShownToast[] {
  const others = shown.filter(({ text, tone }) => text !== toast.text || tone !== toast.tone);
  return [...others, { ...toast, id }];
}

/** In milliseconds; an error stays until it is dismissed. */
export function lifetimeOf({ tone }: Pick<Toast, "tone">): number | undefined {
  return tone === "error" ? undefined : toastMs;
}
