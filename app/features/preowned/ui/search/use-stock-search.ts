import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { listStockCall, type SearchResults } from "../../calls.ts";
import {
  leftOutOf,
  readAddress,
  readStockAddress,
  type StockSearch,
  stockAddress,
} from "../../rules/address/stock-address.ts";
import { ResultsCache } from "../results/results-cache.ts";
import { searchRead } from "../results/search-read.ts";

/** Marks the history entries that this page has written: their search is already shown. */
const ownEntry = "stock-search";
/** Shown until the browser's own request, where the server got no answer. */
const unanswered = new Error(listStockCall.failureText);

export interface StockSearchState {
  /** What is chosen, at once; the address follows. What its text says are filters once the answer has read it. */
  readonly search: StockSearch;
  /** The same with the text as it is typed. */
  readonly typed: StockSearch;
  /** Words of the text that nothing understood. */
  readonly leftOut: readonly string[];
  /** The last answer that came. Null where none ever did. */
  readonly results: SearchResults | null;
  /** The answer is to something that was chosen before. */
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Starts another search. `replace` is for typing: one entry in the history is enough. */
  readonly setSearch: (next: StockSearch, how?: { readonly replace: boolean }) => void;
  /** Starts a search whose text is complete: the address gets its filters once it is read. */
  readonly submit: (next: StockSearch) => void;
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
  const { search: typed, setSearch: setTyped, leftOut } = useAddressSearch();
  const [answers] = useState(() => new ResultsCache(language, typed, first));
  const [submitted, setSubmitted] = useState<StockSearch>();
  const [shown, setShown] = useState(first);
  const [error, setError] = useState<Error | null>(first ? null : unanswered);
  const [tries, setTries] = useState(0);
  const answer = answers.of(typed);
  if (answer && answer !== shown) setShown(answer);
  const newest = answer ?? shown;
  // The pressed control is painted first and the list after it: together they take a phone twice as long.
  const results = useDeferredValue(newest);
  const address = stockAddress(typed);
  const search = useReadSearch(typed, answer);
  const open = (next: StockSearch, { replace } = { replace: false }, unread: readonly string[] = []) => {
    setTyped(next);
    const to = withLanguage(`${href("/pre-owned/search")}${readAddress(next, unread)}`, language);
    void navigate(to, { replace, preventScrollReset: true, state: ownEntry });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer to what was submitted is there
  useEffect(() => {
    if (submitted !== typed || answer === undefined) return;
    setSubmitted(undefined);
    if (!answer.read || stockAddress(search) === address) return;
    answers.remember(search, { ...answer, read: null });
    open(search, { replace: true }, answer.read.leftOut);
  }, [submitted, typed, answer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the search; `tries` repeats the request
  useEffect(() => {
    setError(null);
    if (answers.of(typed)) return;
    const request = new AbortController();
    answers
      .fetch(typed, request.signal)
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
    typed,
    leftOut: [...new Set([...leftOut, ...(answer?.read?.leftOut ?? [])])],
    results,
    isPending: (answer === undefined && error === null) || results !== newest,
    error,
    setSearch: open,
    submit(next) {
      setSubmitted(next);
      open(next);
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
  return { search, setSearch, leftOut: leftOutOf(new URLSearchParams(query)) };
}

/** What the answer has read of a search. Until it is there, what was read before stands for a text that is being typed. */
function useReadSearch(typed: StockSearch, answer: SearchResults | undefined): StockSearch {
  const read = useMemo(() => answer && searchRead(typed, answer), [typed, answer]);
  const [held, setHeld] = useState(read ?? typed);
  const isTyped = typed.q !== "" && typed.q !== held.q;
  const search = read ?? (isTyped ? held : typed);
  if (search !== held) setHeld(search);
  return search;
}
