import { useRef } from "react";

/**
 * Runs a function at once or, while a mouse button or finger is down, after the click: an error message that appears in
 * between would move the button away from under the pointer, and the click would be lost.
 */
export function useAfterPress() {
  const deferred = useRef<(() => void)[]>(undefined);
  const runDeferred = () => {
    const runs = deferred.current ?? [];
    deferred.current = undefined;
    for (const run of runs) run();
  };
  return {
    afterPress(run: () => void): void {
      if (deferred.current === undefined) run();
      else deferred.current.push(run);
    },
    /** Drops what waits for the end of the press. */
    cancel(): void {
      deferred.current = undefined;
    },
    onMouseDownCapture(): void {
      deferred.current ??= [];
      // The click comes right after it, before any timer.
      window.addEventListener("mouseup", () => setTimeout(runDeferred), { once: true });
    },
  };
}
