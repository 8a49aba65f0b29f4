import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * State that the previous page handed on with the navigation, for one view: neither a reload nor going back shows it again.
 * `read` validates it, as the state may be anything.
 */
export function useFlashState<T>(read: (state: object) => T | undefined): T | undefined {
  const { state } = useLocation() as { state: unknown };
  const [passed] = useState(() => (typeof state === "object" && state ? read(state) : undefined));
  useEffect(() => {
    // The router keeps a navigation's state under `usr`; a navigation of its own would load the page once more.
    if (passed !== undefined) history.replaceState({ ...history.state, usr: null }, "");
  }, [passed]);
  return passed;
}
