import { useCallback } from "react";
import { useNavigate } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";

/** Navigation inside the site that keeps the language in the address. */
export function useLocalNavigate(): (path: string, state?: unknown) => void {
  const language = useLanguage();
  const navigate = useNavigate();
  return useCallback(
    (path: string, state?: unknown) => void navigate(withLanguage(path, language), { state }),
    [navigate, language],
  );
}
