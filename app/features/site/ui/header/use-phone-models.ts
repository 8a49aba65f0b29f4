import type { FocusEvent, KeyboardEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { drawerElementId } from "./use-open-drawer.ts";

export const modelsDrawer = "models";

export interface PhoneModels {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The models drawer of a phone is an entry of the history, so that going back closes it and nothing else. */
export function usePhoneModels() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // A page that is loaded anew with such an entry begins as the server rendered it.
  const isAlive = useHydrated();
  const isOpen = isAlive && (state as { drawer?: string } | null)?.drawer === modelsDrawer;
  const close = () => {
    document.querySelector<HTMLElement>(`[aria-controls="${drawerElementId(modelsDrawer)}"]`)?.focus();
    void navigate(-1);
  };
  return {
    isOpen,
    open: () =>
      void navigate(
        { pathname, search, hash },
        { state: { ...state, drawer: modelsDrawer }, preventScrollReset: true },
      ),
    close,
    /** For the header around it; each returns whether the event was for this drawer. */
    leaving: {
      onKeyDown: ({ key, target }: KeyboardEvent): boolean => {
        if (!isOpen || key !== "Escape" || (target as Element).closest("dialog[open]")) return false;
        close();
        return true;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent): boolean => {
        if (!isOpen || !relatedTarget || currentTarget.contains(relatedTarget)) return false;
        void navigate(-1);
        return true;
      },
    },
  };
}
