import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "../picture/icon.tsx";
import { uiWords } from "../words.ts";
import { ownEvent } from "./own-event.ts";
import { usePresence } from "./use-presence.ts";

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a press on the backdrop. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
  /** `confirm` is 400 px wide, `page` fills a phone's screen, `screen` every screen. */
  size?: "confirm" | "form" | "page" | "screen";
}

/** Its content stays for the exit animation (product/behavior.md#dialogs-and-toasts). */
const exitMs = 300;

const floating = "max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] rounded-xl";
const looks = {
  confirm: `w-[400px] ${floating}`,
  form: `w-[560px] ${floating}`,
  page: `w-[960px] ${floating}`,
  screen: "h-dvh max-h-none w-screen max-w-none",
} as const;

/** A modal dialog. The browser keeps the focus in it and gives it back to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, size = "confirm" } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const held = useRef(props);
  if (open) held.current = props;
  const { title, children, actions } = held.current;
  const isShown = usePresence(open ? "open" : null, exitMs).value !== null;
  const words = uiWords.of(useLanguage());

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by the keyboard
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={ownEvent((event) => {
        event.preventDefault();
        onClose();
      })}
      // A second Escape in a row closes it without asking first.
      onClose={ownEvent(() => open && onClose())}
      className={`dialog bg-surface text-start text-ink ${looks[size]}`}
    >
      {isShown && (
        <div className={size === "screen" ? "frame py-6 sm:py-8" : "p-6 sm:p-8"}>
          <div className="flex items-start gap-4">
            <h2 id={titleId} className="grow pt-1.5 text-subheading">
              {title}
            </h2>
            <button
              type="button"
              data-analytics="close"
              aria-label={words.close}
              onClick={onClose}
              className="-me-3 -mt-1 grid size-11 shrink-0 place-items-center rounded hover:bg-sand-100"
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="mt-3">{children}</div>
          {actions && (
            <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-end">{actions}</div>
          )}
        </div>
      )}
    </dialog>
  );
}
