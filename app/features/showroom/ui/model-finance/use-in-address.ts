import { useState } from "react";
import { useLocation } from "react-router";
import { useWrittenSearch } from "#app/ui/navigation/use-written-search.ts";

interface Addressed<T> {
  readonly read: (search: URLSearchParams) => T;
  readonly write: (search: URLSearchParams, value: T) => void;
}

/**
 * A value that the address keeps, so that it is shared and reloaded. A choice is an entry of the history, which the
 * browser's back undoes; a `quantity` replaces the entry once it rests. No request is sent.
 */
export function useInAddress<T>({ read, write }: Addressed<T>, kind: "choice" | "quantity") {
  const { search } = useLocation();
  const [value, setValue] = useState(() => read(new URLSearchParams(search)));
  const writeSearch = useWrittenSearch((other) => setValue(read(new URLSearchParams(other))));

  const change = (next: T) => {
    setValue(next);
    writeSearch(kind, (present) => {
      write(present, next);
      return present;
    });
  };
  return [value, change] as const;
}
