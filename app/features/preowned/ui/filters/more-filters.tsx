import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { StockSearch } from "../../rules/address/stock-address.ts";
import { endsOf, isChoiceFilter, moreFilters } from "../../rules/fields/car-filters.ts";
import { searchWords } from "../search/words.ts";
import { type FiltersProps, OneFilter } from "./one-filter.tsx";

/** Filters that fewer buyers need, part of the same form. They stand open where one of them is set. */
export function MoreFilters(props: FiltersProps) {
  return (
    <details open={moreFilters.some((name) => isSet(name, props.search))} className="group/more">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded font-medium">
        {searchWords.of(useLanguage()).more}
        <Icon name="chevron-down" className="size-5 transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="grid divide-y divide-line">
        {moreFilters.map((name) => (
          <OneFilter key={name} name={name} {...props} />
        ))}
      </div>
    </details>
  );
}

function isSet(name: (typeof moreFilters)[number], search: StockSearch): boolean {
  if (isChoiceFilter(name)) return search[name].length > 0;
  const { least, most } = endsOf(name);
  return search[most] !== undefined || (least !== undefined && search[least] !== undefined);
}
