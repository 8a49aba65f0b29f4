import { type RefObject, useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import type { Chip } from "../filters/chips-of.ts";
import { PaymentTerms } from "../search/payment-terms.tsx";
import type { SearchTexts } from "../search/search-props.ts";
import type { StockSearchState } from "../search/use-stock-search.ts";
import { searchWords } from "../search/words.ts";
import { CarGrid } from "./car-grid.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { ResultPages } from "./result-pages.tsx";

/** Where a keyboard skips to, past the filters. */
export const resultsId = "cars";

interface ResultsProps {
  state: StockSearchState;
  chips: readonly Chip[];
  texts: SearchTexts;
  /** Takes the keyboard when another page of the list is shown. */
  count: RefObject<HTMLElement | null>;
}

/** The cars that fit, the nearest ones where none does, or why the list cannot be shown. */
export function Results({ state, chips, texts, count }: ResultsProps) {
  const words = searchWords.of(useLanguage());
  const { search, results, isPending, error, setSearch, prefetch, retry } = state;
  useFocusOnTurn(results?.page, count);
  const errorTexts = { loadErrorTitle: words.failedTitle, loadErrorText: words.failedText };
  return (
    <div
      id={resultsId}
      tabIndex={-1}
      data-pending={isPending}
      aria-busy={isPending}
      className="mt-6 scroll-mt-24"
    >
      {error && (
        <div className="mb-8">
          <LoadError texts={errorTexts} error={error} onRetry={retry} />
        </div>
      )}
      {results === null && error === null && <ListSkeleton />}
      {results && results.total > 0 && (
        <>
          <CarGrid cars={results.items} texts={texts} heading="h2" first />
          <ResultPages search={search} page={results.page} pages={results.pages} onIntent={prefetch} />
        </>
      )}
      {results?.total === 0 && (
        <NothingFound
          {...{ search, chips, texts }}
          nearest={results.nearest}
          onSearch={(next) => {
            setSearch(next);
            count.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {results && texts.loan && <PaymentTerms loan={texts.loan} />}
    </div>
  );
}

/** The link that turned the page is gone or another: reading goes on above the list. */
function useFocusOnTurn(page: number | undefined, count: RefObject<HTMLElement | null>) {
  const lastPage = useRef(page);
  useEffect(() => {
    const focused = document.activeElement;
    const isAtLinks = focused === document.body || focused?.closest("nav");
    if (lastPage.current !== undefined && lastPage.current !== page && isAtLinks)
      count.current?.focus({ preventScroll: true });
    lastPage.current = page;
  }, [page, count]);
}

function ListSkeleton() {
  return (
    <Loading className="stock-grid">
      {Array.from({ length: 6 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place
        <div key={at} className="grid gap-3">
          <Skeleton className="aspect-[3/2] w-full" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      ))}
    </Loading>
  );
}
