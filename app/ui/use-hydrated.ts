import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's scripts answer by now: not on the server, nor where React takes over what the server wrote. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
