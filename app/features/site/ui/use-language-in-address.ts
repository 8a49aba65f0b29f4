import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { lacksLanguage, withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { everyPartAwake } from "#app/ui/late/page-use.ts";

/**
 * Adds `lang` to an address that lacks it, in place of the entry in the history. A login code in the address is
 * consumed first (decisions 2.1): when the session has removed it, this looks again.
 */
export function useLanguageInAddress(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  useEffect(() => {
    if (!lacksLanguage(search) || new URLSearchParams(search).has("code")) return;
    let gone = false;
    const address = withLanguage(`${pathname}${search}${hash}`, language);
    void everyPartAwake().then(() => {
      if (!gone) void navigate(address, { replace: true, preventScrollReset: true, state });
    });
    return () => {
      gone = true;
    };
  }, [pathname, search, hash, state, language, navigate]);
}
