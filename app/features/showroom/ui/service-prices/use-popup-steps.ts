import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";

/** How many entries of the history the open popups have added: closing goes back over them. */
interface PopupState {
  popupSteps?: number;
}

export function usePopupState(): PopupState {
  return (useLocation().state as PopupState | null) ?? {};
}

/** The state of an address that opens a popup over what is shown now. */
export function oneStepDeeper({ popupSteps = 0 }: PopupState): PopupState {
  return { popupSteps: popupSteps + 1 };
}

/** Closes what the address has opened: back to where it was opened, or, after a deep link, to the page itself. */
export function useClosePopups(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const language = useLanguage();
  const { popupSteps = 0 } = usePopupState();
  return useCallback(() => {
    if (popupSteps > 0) void navigate(-popupSteps);
    else void navigate(withLanguage(pathname, language), { replace: true, preventScrollReset: true });
  }, [navigate, pathname, language, popupSteps]);
}
