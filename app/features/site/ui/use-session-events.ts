import { useEffect, useRef } from "react";
import { type Session, useSession } from "#app/features/account/session/use-session.ts";
import { track } from "#app/features/analytics/track.ts";

type Moment =
  | "starting"
  | "visitor"
  | "signed-in"
  | "login-failed"
  | "requested"
  | "ended"
  | "expired"
  | "deleted";

/** Reports login, logout, and what went wrong with either. A session that was only restored is no login. */
export function useSessionEvents(): void {
  const moment = momentOf(useSession());
  const before = useRef<Moment>("starting");
  useEffect(() => {
    const last = before.current;
    before.current = moment;
    if (last === moment) return;
    if (moment === "signed-in" && last === "starting" && cameFromLogin()) track({ event: "login" });
    if (moment === "requested") track({ event: "logout" });
    if (moment === "login-failed") report("login", "Login code refused");
    if (moment === "ended" || moment === "expired") report("session", "Session ended");
  }, [moment]);
}

function momentOf(session: Session): Moment {
  if (session.status !== "visitor") return session.status;
  if (session.loginFailed) return "login-failed";
  return session.leaving ?? "visitor";
}

/** Whether this document was opened with a login code, which is gone from the address by now. A reload has none. */
function cameFromLogin(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened !== undefined && new URL(opened.name).searchParams.has("code");
}

function report(kind: "login" | "session", message: string): void {
  track({ event: "error", kind, message, page: location.pathname });
}
