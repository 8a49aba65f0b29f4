import { type ReactNode, useEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { goToLogin, type LeaveOut, pageLanguage } from "./login-redirect.ts";
import { PageSession } from "./page-session.ts";
import { SessionContext } from "./use-session.ts";

// One for the page, whatever React mounts twice. It reads the login code before anything changes the address.
let pageSession: PageSession | undefined;
let leaveOut: LeaveOut = () => undefined;

function sessionOfPage(): PageSession | undefined {
  if (typeof document === "undefined") return undefined;
  pageSession ??= new PageSession((names) => leaveOut(names));
  return pageSession;
}

/** Runs the session of the page. Stands once, around the shell, inside the router. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const [unwanted, setUnwanted] = useState<readonly string[]>([]);
  const runtime = sessionOfPage();
  useEffect(() => {
    leaveOut = setUnwanted;
  }, []);
  useEffect(() => {
    // A navigation that is under way would be given up for this one.
    if (!isIdle) return;
    const url = new URL(location.href);
    // A visitor who has navigated meanwhile has left them behind.
    if (!unwanted.some((name) => url.searchParams.has(name))) return;
    for (const name of unwanted) url.searchParams.delete(name);
    // By the router, which would otherwise bring them back with its next change of the address.
    const address = withLanguage(`${url.pathname}${url.search}${url.hash}`, pageLanguage());
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [isIdle, unwanted, navigate]);
  useEffect(() => {
    if (runtime === undefined) return;
    if (isLoginRequested()) return goToLogin({ replaces: true });
    runtime.start();
    return () => runtime.stop();
  }, [runtime]);
  return <SessionContext value={runtime}>{children}</SessionContext>;
}

/**
 * The links after the accounts site's mails lead here with `signIn`: the customer has just made or recovered an account. A
 * session that is stored here may have ended with that, so it is not restored.
 */
function isLoginRequested(): boolean {
  return new URL(location.href).searchParams.has("signIn");
}
