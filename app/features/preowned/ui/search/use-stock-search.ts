import { useDeferredValue, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { listStockCall, type SearchResults } from "../../calls.ts";
import { readStockAddress, type StockSearch, stockAddress } from "../../rules/address/stock-address.ts";
import { ResultsCache } from "../results/results-cache.ts";

/** Marks the history entries that this page has written: their search is already shown. */
const ownEntry = "stock-search";
/** Shown until the browser's own request, where the server got no answer. */
const unanswered = new Error(listStockCall.failureText);

export interface StockSearchState {
  /** What is chosen, at once; the address follows. */
  readonly search: StockSearch;
  /** The last answer that came. Null where none ever did. */
  readonly results: SearchResults | null;
  /** The answer is to something that was chosen before. */
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Starts another search. `replace` is for typing: one entry in the history is enough. */
  readonly setSearch: (next: StockSearch, how?: { readonly replace: boolean }) => void;
  /** Fetches what will probably be chosen. */
  readonly prefetch: (next: StockSearch) => void;
  readonly retry: () => void;
}

/**
 * The search that the address names, and its answer. Choices are shown at once, the address is written without a page
 * load, outdated requests are aborted, and the former list stays until the next one is there.
 */
export function useStockSearch(first: SearchResults | null): StockSearchState {
  const language = useLanguage();
  const navigate = useNavigate();
  const { search, setSearch } = useAddressSearch();
  const [answers] = useState(() => new ResultsCache(language, search, first));
  const [shown, setShown] = useState(first);
  const [error, setError] = useState<Error | null>(first ? null : unanswered);
  const [tries, setTries] = useState(0);
  const answer = answers.of(search);
  if (answer && answer !== shown) setShown(answer);
  const newest = answer ?? shown;
  // The pressed control is painted first and the list after it: together they take a phone twice as long.
  const results = useDeferredValue(newest);
  const address = stockAddress(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the search; `tries` repeats the request
  useEffect(() => {
    setError(null);
    if (answers.of(search)) return;
    const request = new AbortController();
    answers
      .fetch(search, request.signal)
      .then((reply) => {
        if (request.signal.aborted) return;
        if ("items" in reply) setShown(reply);
        else setError(new CallFailed(listStockCall.failureText ?? "", reply));
      })
      .catch(() => undefined);
    return () => request.abort();
  }, [answers, address, tries]);

  return {
    search,
    results,
    isPending: (answer === undefined && error === null) || results !== newest,
    error,
    setSearch(next, { replace } = { replace: false }) {
      setSearch(next);
      const to = withLanguage(`${href("/pre-owned/search")}${stockAddress(next)}`, language);
      void navigate(to, { replace, preventScrollReset: true, state: ownEntry });
    },
    prefetch: (next) => answers.prefetch(next),
    retry: () => setTries((times) => times + 1),
  };
}

/** The search of the address: the visitor's choices at once, and what links and going back make of it. */
function useAddressSearch() {
  const { search: query, state } = useLocation();
  const type = useNavigationType();
  const [search, setSearch] = useState(() => readStockAddress(new URLSearchParams(query)));
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    if (type === "POP" || state !== ownEntry) setSearch(readStockAddress(new URLSearchParams(query)));
  }
  return { search, setSearch };
}
