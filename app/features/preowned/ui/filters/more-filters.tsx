import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ChoiceFilter, StockSearch } from "../../rules/address/stock-address.ts";
import type { FilterBounds } from "../search/search-props.ts";
import { searchWords } from "../search/words.ts";
import type { ChoicesProps } from "./choice.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { RangeFilter } from "./range-filter.tsx";

interface MoreFiltersProps {
  search: StockSearch;
  bounds: FilterBounds;
  choicesOf: <Name extends ChoiceFilter>(name: Name) => ChoicesProps & { readonly name: Name };
  change: (change: Partial<StockSearch>) => void;
}

/** What fewer buyers ask for. It stands open where one of it is set, and is part of the same form. */
export function MoreFilters({ search, bounds, choicesOf, change }: MoreFiltersProps) {
  const words = searchWords.of(useLanguage());
  const { powerMin, powerMax, engineMin, engineMax } = search;
  const isSet =
    [search.equipment, search.drive, search.doors].some((values) => values.length > 0) ||
    [powerMin, powerMax, engineMin, engineMax].some((bound) => bound !== undefined);
  return (
    <details open={isSet} className="group/more">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded font-medium">
        {words.more}
        <Icon name="chevron-down" className="size-5 transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="grid divide-y divide-line">
        <ChoiceList {...choicesOf("equipment")} />
        <ChoiceList {...choicesOf("drive")} />
        <ChoiceList {...choicesOf("doors")} />
        <RangeFilter
          label={words.power}
          range={bounds.power}
          least={{ name: "powerMin", value: powerMin }}
          most={{ name: "powerMax", value: powerMax }}
          unit={{ after: words.horsepower }}
          onChange={change}
        />
        <RangeFilter
          label={words.engine}
          range={bounds.engine}
          least={{ name: "engineMin", value: engineMin }}
          most={{ name: "engineMax", value: engineMax }}
          unit={{ after: words.cc }}
          onChange={change}
        />
      </div>
    </details>
  );
}
