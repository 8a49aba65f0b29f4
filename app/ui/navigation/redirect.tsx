import { Navigate, useLocation } from "react-router";

/**
 * Leads on to another address in place of this one. It goes again where another change of this address came between, as when
 * a login's code is taken out of it: a navigation under way is given up for the next one.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} replace to={to} />;
}
