import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** A slider sends many values; the address follows when it rests. */
const restMs = 300;

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
  const navigate = useNavigate();
  const [value, setValue] = useState(() => read(new URLSearchParams(search)));
  const lastSearch = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (search === lastSearch.current) return;
    lastSearch.current = search;
    setValue(read(new URLSearchParams(search)));
  }, [search, read]);

  const change = (next: T) => {
    setValue(next);
    clearTimeout(timer.current);
    const store = () => {
      const query = new URLSearchParams(lastSearch.current);
      write(query, next);
      lastSearch.current = `?${query}`;
      const still = { preventScrollReset: true, defaultShouldRevalidate: false };
      const to = { search: lastSearch.current, hash: window.location.hash };
      void navigate(to, { replace: kind === "quantity", ...still });
    };
    if (kind === "quantity") timer.current = setTimeout(store, restMs);
    else store();
  };
  return [value, change] as const;
}
