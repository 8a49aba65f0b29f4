import type { Toast } from "./toast-stack.tsx";

/**
 * Says something in passing, over the page: what was just done, or did not work. It goes after 7 seconds; an error stays
 * until it is dismissed. What shows it is loaded with the first one. For the browser only.
 */
export function showToast(toast: Toast): void {
  import("./toast-stack.tsx").then(({ addToast }) => addToast(toast)).catch(() => undefined);
}
