import { lazy, type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { usePage } from "#app/platform/page/route-handle.ts";

/** Most pages are public: what requires a login arrives with the first guarded one. */
const RequireSignIn = lazy(async () => ({ default: (await import("./require-sign-in.tsx")).RequireSignIn }));

/**
 * The page of the address, behind the login where its handle says that it is guarded. `waiting` stands there until the
 * customer is known, and is all that a browser without scripts shows.
 */
export function GuardedOutlet({ waiting }: { readonly waiting: ReactNode }) {
  if (!usePage().handle.guarded) return <Outlet />;
  return (
    <Suspense fallback={waiting}>
      <RequireSignIn waiting={waiting}>{() => <Outlet />}</RequireSignIn>
    </Suspense>
  );
}
