import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { usePage } from "#app/platform/page/route-handle.ts";

/** Most pages are public: what requires a login arrives with the first guarded one. */
const RequireSignIn = lazy(async () => ({ default: (await import("./require-sign-in.tsx")).RequireSignIn }));

/** The page of the address, behind the login where its handle says that it is guarded. */
export function GuardedOutlet() {
  if (!usePage().handle.guarded) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <RequireSignIn>{() => <Outlet />}</RequireSignIn>
    </Suspense>
  );
}
