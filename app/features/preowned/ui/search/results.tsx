import { type RefObject, useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import type { Chip } from "../filters/chips-of.ts";
import { CarGrid } from "./car-grid.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { PaymentTerms } from "./payment-terms.tsx";
import { Pages } from "./result-pages.tsx";
import type { ListingTexts } from "./search-props.ts";
import type { StockSearchState } from "./use-stock-search.ts";
import { listingWords } from "./words.ts";

interface ShownProps {
  state: StockSearchState;
  chips: readonly Chip[];
  texts: ListingTexts;
  /** Takes the keyboard when another page of the list is shown. */
  count: RefObject<HTMLElement | null>;
}

/** What fits: the list, what comes nearest where it is empty, or why it cannot be seen. */
export function Shown({ state, chips, texts, count }: ShownProps) {
  const words = listingWords.of(useLanguage());
  const { asked, listing, isPending, error, ask, expect, retry } = state;
  useFocusOnTurn(listing?.page, count);
  const errorTexts = { loadErrorTitle: words.failedTitle, loadErrorText: words.failedText };
  return (
    <div data-pending={isPending} aria-busy={isPending} className="mt-6">
      {error && (
        <div className="mb-8">
          <LoadError texts={errorTexts} error={error} onRetry={retry} />
        </div>
      )}
      {listing === null && error === null && <ShapeOfList />}
      {listing && listing.total > 0 && (
        <>
          <CarGrid cars={listing.items} texts={texts} heading="h2" first />
          <Pages asked={asked} page={listing.page} pages={listing.pages} onIntent={expect} />
        </>
      )}
      {listing?.total === 0 && (
        <NothingFound
          {...{ asked, chips, texts }}
          nearest={listing.nearest}
          onAsk={(next) => {
            ask(next);
            count.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {listing && texts.loan && <PaymentTerms loan={texts.loan} />}
    </div>
  );
}

/** The link that turned the page is gone or another: reading goes on above the list. */
function useFocusOnTurn(page: number | undefined, count: RefObject<HTMLElement | null>) {
  const known = useRef(page);
  useEffect(() => {
    const focused = document.activeElement;
    const isAtLinks = focused === document.body || focused?.closest("nav");
    if (known.current !== undefined && known.current !== page && isAtLinks)
      count.current?.focus({ preventScroll: true });
    known.current = page;
  }, [page, count]);
}

function ShapeOfList() {
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
