import { type ComponentProps, type RefObject, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { changed } from "../../rules/address/stock-address.ts";
import { type SortOrder, sortOrders } from "../../stock-terms.ts";
import { sortNames } from "../../words.ts";
import { StockIcon } from "../card/stock-icon.tsx";
import { FilterSheet } from "../filters/filter-sheet.tsx";
import type { Filters } from "../filters/filters.tsx";
import { SearchField } from "./search-field.tsx";
import type { StockSearchState } from "./use-stock-search.ts";
import { searchWords } from "./words.ts";

interface SearchToolbarProps {
  /** The id of the form that the fields belong to. */
  form: string;
  state: StockSearchState;
  filters: ComponentProps<typeof Filters>;
  /** How many filters are set. */
  set: number;
  /** The number of cars, which is read out and takes the keyboard where nothing else is left. */
  count: RefObject<HTMLParagraphElement | null>;
}

/** Above the list: free text, how many cars fit, their order, and on a phone the way to the filters. */
export function SearchToolbar({ form, state, filters, set, count }: SearchToolbarProps) {
  const words = searchWords.of(useLanguage());
  const [isOpen, setOpen] = useState(false);
  const { search, typed, results, isPending, setSearch } = state;
  const total = results?.total;
  return (
    <div className="mb-6 grid gap-4">
      <SearchField
        form={form}
        text={typed.q}
        onSearch={(q) => setSearch(changed(typed, { q }), { replace: true })}
      />
      <div className="grid grid-cols-2 items-center gap-3 lg:flex lg:gap-x-4">
        <p
          ref={count}
          id="stock-count"
          role="status"
          tabIndex={-1}
          className="rounded text-subheading tabular outline-offset-4 max-lg:col-span-2 max-lg:row-start-2 lg:grow"
        >
          {total === undefined ? "" : words.cars(total)}
          <span className="sr-only">{isPending ? `. ${words.updating}` : ""}</span>
        </p>
        <button
          type="button"
          data-analytics="open-filters"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="inline-flex h-12 items-center justify-center gap-2 rounded border border-line-strong px-4 hover:border-ink lg:hidden noscript:hidden"
        >
          <StockIcon name="filter" />
          <span aria-hidden={set > 0 || undefined}>{words.filters}</span>
          {set > 0 && (
            <>
              <span className="sr-only">{words.filtersSet(set)}</span>
              <span
                aria-hidden="true"
                className="grid size-6 place-items-center rounded-full bg-accent text-xs text-white tabular"
              >
                {set}
              </span>
            </>
          )}
        </button>
        <SortSelect form={form} sort={search.sort} onSort={(sort) => setSearch(changed(search, { sort }))} />
      </div>
      <FilterSheet open={isOpen} onClose={() => setOpen(false)} filters={filters} state={state} />
    </div>
  );
}

interface SortSelectProps {
  form: string;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
}

function SortSelect({ form, sort, onSort }: SortSelectProps) {
  const language = useLanguage();
  const names = sortNames.of(language);
  return (
    <label className="relative block rounded has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <span className="sr-only">{searchWords.of(language).sort}</span>
      <select
        name="sort"
        form={form}
        value={sort}
        onChange={(event) => onSort(sortOrders.find((one) => one === event.target.value) ?? "newest")}
        className="h-12 w-full appearance-none rounded border border-line-strong bg-surface ps-4 pe-11 hover:border-ink focus-visible:shadow-none focus-visible:outline-none"
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {names[order]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-3.5 top-3.5 size-5" />
    </label>
  );
}
