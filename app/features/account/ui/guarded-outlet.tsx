import { lazy, Suspense } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { isGuarded } from "../rules/guarded-routes.ts";

/** Most pages are public: what asks for a login arrives with the first guarded one. */
const RequireSignIn = lazy(async () => ({ default: (await import("./require-sign-in.tsx")).RequireSignIn }));

/** The page of the address, behind the login where the list of guarded routes says so. */
export function GuardedOutlet() {
  const { pathname } = useLocation();
  // The catch-all of unknown paths is public whatever its address begins with: it says 404 to everybody.
  const isUnknown = useMatches().at(-1)?.params["*"] !== undefined;
  if (isUnknown || !isGuarded(pathname)) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <RequireSignIn>{() => <Outlet />}</RequireSignIn>
    </Suspense>
  );
}
