import { useDeferredValue, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { type Listing, listStockCall } from "../../calls.ts";
import { readStockAddress, type StockSearch, stockAddress } from "../../rules/address/stock-address.ts";
import { KeptAnswers } from "./results-cache.ts";

/** Marks entries of the history that this page has written: it knows already what they ask for. */
const ownEntry = "stock-search";
/** Where the server got no answer; the browser tries again. */
const unanswered = new Error(listStockCall.failureText);

export interface StockSearchState {
  /** What is chosen, at once; the address follows. */
  readonly asked: StockSearch;
  /** The last answer that came. Null where none ever did. */
  readonly listing: Listing | null;
  /** The answer is to something that was chosen before. */
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Asks for something else. `replace` is for what is typed: one entry in the history is enough. */
  readonly ask: (next: StockSearch, how?: { readonly replace: boolean }) => void;
  /** Asks ahead for what will probably be chosen. */
  readonly expect: (next: StockSearch) => void;
  readonly retry: () => void;
}

/**
 * The search that the address names, and its answer. Choices are shown at once, the address is written without a page
 * load, outdated questions are aborted, and the former list stays until the next one is there.
 */
export function useStockSearch(first: Listing | null): StockSearchState {
  const language = useLanguage();
  const navigate = useNavigate();
  const { asked, setAsked } = useAsked();
  const [answers] = useState(() => new KeptAnswers(language, asked, first));
  const [shown, setShown] = useState(first);
  const [error, setError] = useState<Error | null>(first ? null : unanswered);
  const [tries, setTries] = useState(0);
  const answer = answers.of(asked);
  if (answer && answer !== shown) setShown(answer);
  const newest = answer ?? shown;
  // What was pressed is painted first, and the list after it: together they take a phone twice as long.
  const listing = useDeferredValue(newest);
  const address = stockAddress(asked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is asked for; another try asks again
  useEffect(() => {
    setError(null);
    if (answers.of(asked)) return;
    const asking = new AbortController();
    answers
      .ask(asked, asking.signal)
      .then((reply) => {
        if (asking.signal.aborted) return;
        if ("items" in reply) setShown(reply);
        else setError(new CallFailed(listStockCall.failureText ?? "", reply));
      })
      .catch(() => undefined);
    return () => asking.abort();
  }, [answers, address, tries]);

  return {
    asked,
    listing,
    isPending: (answer === undefined && error === null) || listing !== newest,
    error,
    ask(next, { replace } = { replace: false }) {
      setAsked(next);
      const to = withLanguage(`/pre-owned/search${stockAddress(next)}`, language);
      void navigate(to, { replace, preventScrollReset: true, state: ownEntry });
    },
    expect: (next) => answers.expect(next),
    retry: () => setTries((times) => times + 1),
  };
}

/** What the address asks for: the visitor's choices first, and what going back and links make of it. */
function useAsked() {
  const { search: query, state } = useLocation();
  const type = useNavigationType();
  const [asked, setAsked] = useState(() => readStockAddress(new URLSearchParams(query)));
  const [known, setKnown] = useState(query);
  if (query !== known) {
    setKnown(query);
    if (type === "POP" || state !== ownEntry) setAsked(readStockAddress(new URLSearchParams(query)));
  }
  return { asked, setAsked };
}
