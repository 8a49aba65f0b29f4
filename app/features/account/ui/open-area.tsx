import { type ReactNode, useMemo } from "react";
import { type CustomerAccess, CustomerQueries } from "#app/platform/api/customer-queries.tsx";
import type { Profile } from "../rules/profile.ts";
import { useSession } from "../session/use-session.ts";

interface OpenAreaProps {
  /** Undefined of a visitor; `isClear` once the session says who is there. Until then it is shown as to a visitor. */
  readonly children: (who: { readonly profile: Profile | undefined; readonly isClear: boolean }) => ReactNode;
}

/** The part of a page that visitors and customers use alike, with a store for what they read: calls that take either. */
export function OpenArea({ children }: OpenAreaProps) {
  const { status, profile, accessToken, serverNow } = useSession();
  const { id: customerId = "visitor", firstName = "" } = profile ?? {};
  const access = useMemo<CustomerAccess>(
    () => ({ customerId, firstName, serverNow, accessToken }),
    [customerId, firstName, serverNow, accessToken],
  );
  return (
    <CustomerQueries access={access}>{children({ profile, isClear: status !== "starting" })}</CustomerQueries>
  );
}
