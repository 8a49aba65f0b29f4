import { type FormEvent, useId, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { listWords } from "#app/ui/list/words.ts";
import { SkipTo } from "#app/ui/navigation/skip-to.tsx";
import { DistanceOriginSelect } from "../distance/distance-origin-select.tsx";
import { Chips } from "../filters/chips.tsx";
import { chipsOf } from "../filters/chips-of.ts";
import { Filters } from "../filters/filters.tsx";
import { Results, resultsId } from "../results/results.tsx";
import { useReturnToCar } from "../results/return-to-car.ts";
import { SavedSearches } from "../saved/saved-searches.tsx";
import { useSearchTitle } from "./metadata/use-search-title.ts";
import { readSearchForm } from "./read-search-form.ts";
import { emptyFacets, type StockSearchProps } from "./search-props.ts";
import { SearchToolbar } from "./search-toolbar.tsx";
import { useStockSearch } from "./use-stock-search.ts";
import { searchWords } from "./words.ts";

/** The listing: filters at the start, what fits beside them. All of it is a form that works before any script. */
export function StockSearch({ first, bounds, texts }: StockSearchProps) {
  const language = useLanguage();
  const words = searchWords.of(language);
  const state = useStockSearch(first);
  const { search, results, setSearch, leftOut } = state;
  const form = useId();
  const page = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const facets = results?.facets ?? emptyFacets;
  const chips = chipsOf(search, { language, currency: texts.currency, facets });
  useReturnToCar(page);
  useSearchTitle(search, results, texts);
  const filters = { search, facets, bounds, currency: texts.currency, onSearch: setSearch };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    state.submit(readSearchForm(event.currentTarget, search));
  };
  return (
    <div ref={page} className="grid gap-x-12 lg:grid-cols-[17rem_minmax(0,1fr)] 2xl:gap-x-16">
      <SkipTo id={resultsId}>{words.skipToCars}</SkipTo>
      <form id={form} action={href("/pre-owned/search")} onSubmit={submit} className="max-lg:contents">
        <input type="hidden" name="lang" value={language} />
        <div className="filters-beside max-lg:hidden noscript:block">
          <h2 className="sr-only">{listWords.of(language).filters}</h2>
          <Filters {...filters} />
          <button
            type="submit"
            data-analytics="show-cars"
            className="mb-10 hidden min-h-12 w-full rounded bg-accent px-6 text-white noscript:block"
          >
            {words.show}
          </button>
        </div>
      </form>
      <div className="min-w-0">
        <SearchToolbar {...{ form, state, filters, count }} set={chips.length} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Chips
            chips={chips}
            search={search}
            onSearch={setSearch}
            onAllGone={() => count.current?.focus()}
          />
          <SavedSearches search={search} chips={chips} />
        </div>
        {leftOut.length > 0 && (
          <p className="mt-3 text-ink-soft" role="status">
            {words.leftOut(leftOut)}
          </p>
        )}
        <DistanceOriginSelect />
        <Results state={state} chips={chips} texts={texts} count={count} />
      </div>
    </div>
  );
}
