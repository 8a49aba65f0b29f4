import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#app/features/account/session/use-session.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isInMaintenance, isMaintainedRoute, type MaintenanceWindow } from "../rules/maintenance.ts";

/** Whether maintenance is on now. Pages are kept for long, so only the browser knows: never on the server. */
export function useMaintenance(windows: readonly MaintenanceWindow[]): boolean {
  const { search } = useLocation();
  const { serverNow } = useSession();
  return useSyncExternalStore(
    () => () => undefined,
    () => isInMaintenance(windows, { now: new Date(serverNow()), search, zone: market().zone }),
    () => false,
  );
}

/** During maintenance the pages behind it lead to their error page, before anybody is asked to sign in. */
export function MaintenanceGuard({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const isClosed = isOn && isMaintainedRoute(pathname);
  useEffect(() => {
    if (isClosed) void navigate(withLanguage("/error/service-maintenance", language), { replace: true });
  }, [isClosed, language, navigate]);
  return isClosed ? null : children;
}
