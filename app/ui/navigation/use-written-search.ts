import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** A slider sends many values; the address follows when it rests. */
const restMs = 300;

/**
 * Writes the search of the address, without a request and without scrolling, and calls `onOther` when it has become another one
 * by something else: the way back, a link. A `choice` is an entry in the history of its own; a `quantity` replaces the entry
 * once it rests. `next` makes the new search from the present one.
 */
export function useWrittenSearch(onOther: (search: string) => void) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [writes, setWrites] = useState(0);
  const compare = useEffectEvent(() => {
    if (search === written.current) return;
    written.current = search;
    clearTimeout(timer.current);
    onOther(search);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // Who goes back before the page has shown what was written leaves `search` as it was: it is compared after each write, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then, not at every render before the write is shown
  useEffect(compare, [search, writes]);

  return (kind: "choice" | "quantity", next: (present: URLSearchParams) => URLSearchParams) => {
    clearTimeout(timer.current);
    const write = async () => {
      const address = `?${next(new URLSearchParams(written.current))}`;
      if (address === written.current) return;
      written.current = address;
      const still = { preventScrollReset: true, defaultShouldRevalidate: false };
      await navigate(
        { search: address, hash: window.location.hash },
        { replace: kind === "quantity", ...still },
      );
      startTransition(() => setWrites((count) => count + 1));
    };
    if (kind === "quantity") timer.current = setTimeout(write, restMs);
    else void write();
  };
}
