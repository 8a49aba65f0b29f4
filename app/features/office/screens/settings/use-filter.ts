import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

const typingMs = 250;

/** Filters of a list in the address. What is typed goes there after a moment, in the place of what stood there. */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (name: string, value: string | undefined, replace = false) =>
    setParameters(
      (current) => {
        if (value === undefined || value === "") current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace },
    );
  return {
    of: (name: string): string | undefined => parameters.get(name) ?? undefined,
    set,
    type(name: string, value: string) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => set(name, value.trim(), true), typingMs);
    },
    setAll: (values: Readonly<Record<string, string>>) =>
      setParameters((current) => {
        for (const [name, value] of Object.entries(values)) current.set(name, value);
        return current;
      }),
    /** In one step, so that going back leads to what was there before. */
    clear: (names: readonly string[], instead: Readonly<Record<string, string>> = {}) =>
      setParameters((current) => {
        for (const name of names) current.delete(name);
        for (const [name, value] of Object.entries(instead)) current.set(name, value);
        return current;
      }),
  };
}
