import { useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { isLanguage } from "#app/i18n/language.ts";
import { standAboveBottomInset } from "../overlay/bottom-inset.ts";
import { Icon } from "../picture/icon.tsx";
import { uiWords } from "../words.ts";
import { lifetimeOf, type ShownToast, type Toast, withToast } from "./toast-list.ts";

export type { Toast } from "./toast-list.ts";

const listeners = new Set<() => void>();
let shown: readonly ShownToast[] = [];
let count = 0;
let stack: HTMLElement | undefined;

/** Shows a toast under those that stand already. */
export function addToast(toast: Toast): void {
  const isFirst = stack === undefined;
  stack ??= openStack();
  standOnTop(stack);
  const add = () => {
    count += 1;
    change(withToast(shown, toast, count));
  };
  // A live region announces changes only, so it has to exist before.
  if (isFirst) setTimeout(add, 100);
  else add();
}

/** Puts the stack above everything: into the modal dialog that is open, since the browser lets nothing else be pressed. */
function standOnTop(element: HTMLElement): void {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  (dialog ?? document.body).append(element);
  element.showPopover();
  dialog?.addEventListener("close", () => standOnTop(element), { once: true });
}

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The stack lives beside the page, with a root of its own, from the first toast on. */
function openStack(): HTMLElement {
  const element = document.createElement("div");
  element.popover = "manual";
  element.className = "toasts";
  standAboveBottomInset(element);
  createRoot(element).render(<ToastStack />);
  return element;
}

function ToastStack() {
  const toasts = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  return (
    <ul aria-live="polite" className="grid gap-2">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </ul>
  );
}

function ToastLine({ toast }: { toast: ShownToast }) {
  const [isPaused, setPaused] = useState(false);
  const { lang } = document.documentElement;
  const words = uiWords.of(isLanguage(lang) ? lang : "en");
  const close = () => change(shown.filter(({ id }) => id !== toast.id));
  const lifetime = lifetimeOf(toast);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes it is the same all the time
  useEffect(() => {
    if (lifetime === undefined || isPaused) return;
    const timer = setTimeout(close, lifetime);
    return () => clearTimeout(timer);
  }, [lifetime, isPaused]);
  return (
    <li
      role={toast.tone === "error" ? "alert" : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={`toast flex items-start gap-3 rounded-lg py-1.5 ps-4 pe-1.5 shadow-floating ${toast.tone === "error" ? "bg-danger text-white" : "on-dark bg-sea-950 text-on-dark"}`}
    >
      <Icon
        name={toast.tone === "error" ? "warning" : toast.tone === "success" ? "check" : "info"}
        className="mt-3 size-5 shrink-0"
      />
      <p className="min-w-0 grow py-2.5">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          data-analytics="toast-action"
          onClick={() => {
            close();
            toast.action?.run();
          }}
          className="min-h-11 shrink-0 rounded px-3 underline underline-offset-4 hover:bg-white/10"
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        data-analytics="dismiss"
        aria-label={words.dismiss}
        onClick={close}
        className="grid size-11 shrink-0 place-items-center rounded hover:bg-white/10"
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
