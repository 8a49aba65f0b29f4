import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#app/features/account/session/use-session.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { usePage } from "#app/platform/page/route-handle.ts";
import { isInMaintenance, type MaintenanceWindow } from "../rules/maintenance.ts";

/**
 * Whether maintenance is on now. `atFirst` is what the server said, and a page is not cached beyond it; a page that
 * stays open for long is corrected by the browser.
 */
export function useMaintenance(windows: readonly MaintenanceWindow[], atFirst: boolean): boolean {
  const { search } = useLocation();
  const { serverNow } = useSession();
  return useSyncExternalStore(
    () => () => undefined,
    () => isInMaintenance(windows, { now: new Date(serverNow()), search, zone: market().zone }),
    () => atFirst,
  );
}

/**
 * During maintenance the pages behind it lead to their error page, before any request to sign in. The server does the
 * same (`pages/site-layout.tsx`); this is for who was on the site already.
 */
export function MaintenanceGuard({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const { handle } = usePage();
  const navigate = useNavigate();
  const language = useLanguage();
  const isClosed = isOn && handle.maintained;
  useEffect(() => {
    if (isClosed)
      void navigate(withLanguage(href("/error/:slug", { slug: "service-maintenance" }), language), {
        replace: true,
      });
  }, [isClosed, language, navigate]);
  return isClosed ? null : children;
}
