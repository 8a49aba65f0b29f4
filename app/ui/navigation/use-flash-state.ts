import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * What the page before handed on with the navigation, for one view: neither a reload nor the way back says it again.
 * `read` picks it out of the state, which may be anything.
 */
export function usePassingState<T>(read: (state: object) => T | undefined): T | undefined {
  const { state } = useLocation() as { state: unknown };
  const [passed] = useState(() => (typeof state === "object" && state ? read(state) : undefined));
  useEffect(() => {
    // The router keeps a navigation's state under `usr`; a navigation of its own would load the page once more.
    if (passed !== undefined) history.replaceState({ ...history.state, usr: null }, "");
  }, [passed]);
  return passed;
}
