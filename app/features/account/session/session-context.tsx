import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { goToLogin } from "./login-redirect.ts";
import { PageSession } from "./page-session.ts";
import { SessionContext } from "./use-session.ts";

// One for the page, whatever React mounts twice. It reads the login code before anything changes the address.
let pageSession: PageSession | undefined;
let replaceAddress: (address: string) => void = () => undefined;

function sessionOfPage(): PageSession | undefined {
  if (typeof document === "undefined") return undefined;
  pageSession ??= new PageSession((address) => replaceAddress(address));
  return pageSession;
}

/** Runs the session of the page. Stands once, around the shell, inside the router. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const runtime = sessionOfPage();
  useEffect(() => {
    // By the router, which would otherwise bring the code back with its next change of the address.
    replaceAddress = (address) => void navigate(address, { replace: true, preventScrollReset: true });
  }, [navigate]);
  useEffect(() => {
    if (runtime === undefined) return;
    runtime.start();
    followAskedLogin(runtime);
    return () => runtime.stop();
  }, [runtime]);
  return <SessionContext value={runtime}>{children}</SessionContext>;
}

/** The links after the accounts site's mails lead here with `signIn`: somebody has just made or mended an account. */
function followAskedLogin(runtime: PageSession): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("signIn")) return;
  url.searchParams.delete("signIn");
  const address = `${url.pathname}${url.search}`;
  if (runtime.state.status === "visitor") goToLogin({ returnTo: address, replaces: true });
  else replaceAddress(address);
}
