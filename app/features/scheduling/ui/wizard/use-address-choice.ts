import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/**
 * Takes a choice that the address carries in a parameter, as soon as what it chooses among has been read. The address is rid
 * of it then, so that going back does not choose again.
 */
export function useAddressChoice<T>(
  name: string,
  choices: T | undefined,
  choose: (value: string, choices: T) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name);
  const chosen = useRef(choose);
  chosen.current = choose;
  useEffect(() => {
    if (!value || choices === undefined) return;
    chosen.current(value, choices);
    const without = (before: URLSearchParams) => {
      before.delete(name);
      return before;
    };
    setSearch(without, { replace: true, preventScrollReset: true });
  }, [name, value, choices, setSearch]);
}
