import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { partsWords } from "../../words.ts";
import { PartCard, type PartSlot } from "../part/part-card.tsx";
import { useShop } from "../shop/shop-context.ts";
import { isUnknownCar } from "../shop/unknown-car.ts";
import { FoundNotes } from "./found-notes.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListPages } from "./list-pages.tsx";
import type { ListState } from "./list-state.ts";
import { otherCar } from "./other-car.ts";
import { SortForm } from "./sort-form.tsx";
import { listWords } from "./words.ts";

interface PartsListProps {
  state: ListState;
  actions?: PartSlot | undefined;
  /** Where nothing is found. */
  empty: ReactNode;
}

/** Parts with what narrows and orders them. Every choice is a link or a form, so that each has an address. */
export function PartsList({ state, actions, empty }: PartsListProps) {
  const language = useLanguage();
  const [words, common] = [listWords.of(language), partsWords.of(language)];
  const { found, isPending, error, retry } = state;
  const { car } = useShop();
  const isForOther = found !== undefined && otherCar(found, car) !== undefined;
  const count = useRef<HTMLParagraphElement>(null);
  const id = useId();
  useFocusOnTurn(found?.page, count);
  // The car is being removed: the list without it is on its way.
  const shownError = isUnknownCar(error) ? null : error;
  if (found === undefined && shownError === null) return <ListSkeleton />;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:gap-x-16">
      <div className="min-w-0">{found && <ListFilters state={state} found={found} />}</div>
      <div data-pending={isPending} aria-busy={isPending} className="min-w-0">
        {shownError && (
          <LoadError
            texts={{ loadErrorTitle: common.failedTitle, loadErrorText: common.failedText }}
            error={shownError}
            onRetry={retry}
          />
        )}
        {found && (
          <>
            <FoundNotes found={found} />
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mb-6">
              <p
                ref={count}
                id={id}
                role="status"
                tabIndex={-1}
                className="rounded text-subheading tabular outline-offset-4"
              >
                {common.parts(found.total)}
                <span className="sr-only">{isPending ? `. ${words.updating}` : ""}</span>
              </p>
              {found.total > 1 && <SortForm state={state} />}
            </div>
            {found.total === 0 ? (
              empty
            ) : (
              <ol aria-labelledby={id} className="parts-grid">
                {found.items.map((part, at) => (
                  <li key={part.number}>
                    <PartCard {...{ part, isForOther, actions }} heading="h2" first={at === 0} />
                  </li>
                ))}
              </ol>
            )}
            <ListPages state={state} found={found} />
          </>
        )}
      </div>
    </div>
  );
}

/** The link that turned the page is gone or another: reading goes on above the list. */
function useFocusOnTurn(page: number | undefined, count: { readonly current: HTMLElement | null }) {
  const last = useRef(page);
  useEffect(() => {
    const focused = document.activeElement;
    const isAtLinks = focused === document.body || focused?.closest("nav[data-pages]");
    if (last.current !== undefined && last.current !== page && isAtLinks)
      count.current?.focus({ preventScroll: true });
    last.current = page;
  }, [page, count]);
}

function ListSkeleton() {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:gap-x-16">
      <div className="hidden gap-3 lg:grid lg:content-start">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-64 w-full" />
      </div>
      <Loading className="parts-grid">
        {Array.from({ length: 6 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place
          <div key={at} className="part-card">
            <Skeleton className="aspect-square w-full" />
            <div className="grid content-start gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-6 w-1/3" />
            </div>
          </div>
        ))}
      </Loading>
    </div>
  );
}
