import { useRef } from "react";

/**
 * Runs something at once or, while a mouse button or finger is down, after the click that ends the press: a message that
 * it shows must not move a button away from under the pointer, which would lose the click.
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
    onMouseDownCapture(): void {
      deferred.current ??= [];
      // The click comes right after it, before any timer.
      window.addEventListener("mouseup", () => setTimeout(runDeferred), { once: true });
    },
  };
}
