import type { Toast } from "./toast-stack.tsx";

/**
 * Shows a message over the page: what was just done, or did not work. It disappears after 7 seconds; an error stays until it
 * is dismissed. The code is loaded with the first toast. For the browser only.
 */
export function showToast(toast: Toast): void {
  import("./toast-stack.tsx").then(({ addToast }) => addToast(toast)).catch(() => undefined);
}
