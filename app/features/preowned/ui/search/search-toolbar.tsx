import { type ComponentProps, type RefObject, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { FiltersButton } from "#app/ui/list/filters-button.tsx";
import { SortSelect } from "#app/ui/list/sort-select.tsx";
import { listWords } from "#app/ui/list/words.ts";
import { changed } from "../../rules/address/stock-address.ts";
import { sortOrders } from "../../stock-terms.ts";
import { sortNames } from "../../words.ts";
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
  const language = useLanguage();
  const words = searchWords.of(language);
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
        <FiltersButton set={set} onOpen={() => setOpen(true)} />
        <SortSelect
          form={form}
          label={listWords.of(language).sort}
          orders={sortOrders}
          names={sortNames.of(language)}
          value={search.sort}
          onSort={(sort) => setSearch(changed(search, { sort }))}
        />
      </div>
      <FilterSheet open={isOpen} onClose={() => setOpen(false)} filters={filters} state={state} />
    </div>
  );
}
