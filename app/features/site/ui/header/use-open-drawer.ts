import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef } from "react";
import { afterDrawerEvent, noDrawer } from "../../rules/header/open-drawer.ts";
import { hoverLeaveMs, hoverRestMs } from "../../rules/shell-timing.ts";

/**
 * Which drawer is open, and what closes it: Escape, which gives the focus back to its button, the pointer or the focus
 * leaving the header, and another address. Only a mouse hovers, and only one that moves: a tab that comes to stand under a resting
 * pointer, as after a change of the language, opens nothing.
 */
export function useOpenDrawer(address: string) {
  const [open, send] = useReducer(afterDrawerEvent, noDrawer);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The tab that the pointer is over. */
  const under = useRef<string>(undefined);
  const soon = (ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes what is open
  useEffect(() => {
    send({ type: "closed" });
    return () => clearTimeout(timer.current);
  }, [address]);

  // A drawer that opened under a resting pointer has no focus in it: its Escape reaches the window alone.
  const isOpen = open.id !== null;
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key, target }: globalThis.KeyboardEvent) => {
      if (key !== "Escape" || isInDialog(target)) return;
      clearTimeout(timer.current);
      send({ type: "closed" });
    };
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, [isOpen]);

  const close = () => send({ type: "closed" });
  return {
    id: open.id,
    close,
    press: (id: string) => {
      clearTimeout(timer.current);
      send({ type: "pressed", id });
    },
    /** For a tab that opens by hovering. */
    hovering: (id: string) => ({
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse" || under.current === id) return;
        under.current = id;
        soon(hoverRestMs, () => send({ type: "hovered", id }));
      },
      onPointerLeave: () => {
        under.current = undefined;
        clearTimeout(timer.current);
      },
    }),
    /** For the header around all tabs and drawers. */
    leaving: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") soon(hoverLeaveMs, () => send({ type: "pointer-left" }));
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== "Escape" || open.id === null || isInDialog(event.target)) return;
        const opener = `[aria-controls="${drawerElementId(open.id)}"]`;
        for (const button of event.currentTarget.querySelectorAll<HTMLElement>(opener))
          if (button.offsetParent !== null) button.focus();
        close();
      },
    },
  };
}
export type OpenDrawerControls = ReturnType<typeof useOpenDrawer>;

/** Escape belongs to the dialog that is open above. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog[open]") !== null;
}

/** The id of a drawer's element, which its button names. */
export function drawerElementId(id: string): string {
  return `drawer-${id}`;
}
