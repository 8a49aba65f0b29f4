import { market } from "#app/i18n/market.ts";
import { currencyFollows } from "#app/i18n/numbers/money.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Facets } from "../../calls.ts";
import { type ChoiceFilter, changed, type StockSearch, toggled } from "../../rules/address/stock-address.ts";
import type { FilterBounds } from "../search/search-props.ts";
import { searchWords } from "../search/words.ts";
import { BodyTypes } from "./body-types.tsx";
import { CertifiedSwitch } from "./certified-switch.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { ColorChoices } from "./color-choices.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { RangeFilter } from "./range-filter.tsx";

export interface FiltersProps {
  search: StockSearch;
  facets: Facets;
  bounds: FilterBounds;
  currency: string;
  onSearch: (next: StockSearch, how?: { readonly replace: boolean }) => void;
}

/** Everything that narrows the stock. Inputs bear the names of the address, so that they are a form without scripts too. */
export function Filters({ search, facets, bounds, currency, onSearch }: FiltersProps) {
  const language = useLanguage();
  const words = searchWords.of(language);
  const choicesOf = <Name extends ChoiceFilter>(name: Name) => ({
    name,
    chosen: search[name],
    choices: facets[name],
    onToggle: (value: string) => onSearch(toggled(search, name, value)),
  });
  const change = (change: Partial<StockSearch>) => onSearch(changed(search, change), { replace: true });
  // Only one brand is shown; another that an address names can be taken back.
  const ofBrand = facets.make.filter(({ value }) => value === market().brand || search.make.includes(value));
  const sum = { [currencyFollows(language) ? "after" : "before"]: currency };
  return (
    <div className="grid divide-y divide-line">
      <CertifiedSwitch
        checked={search.certified}
        count={facets.certified}
        onChange={(certified) => onSearch(changed(search, { certified }))}
      />
      <BodyTypes {...choicesOf("bodyType")} />
      <ChoiceList {...choicesOf("make")} choices={ofBrand} />
      <ChoiceList {...choicesOf("model")} />
      <RangeFilter
        label={words.price}
        range={bounds.price}
        least={{ name: "priceMin", value: search.priceMin }}
        most={{ name: "priceMax", value: search.priceMax }}
        unit={sum}
        onChange={change}
      />
      <RangeFilter
        label={words.monthly}
        range={bounds.monthly}
        most={{ name: "monthlyMax", value: search.monthlyMax }}
        unit={sum}
        onChange={change}
      />
      <RangeFilter
        label={words.year}
        range={bounds.year}
        least={{ name: "yearMin", value: search.yearMin }}
        most={{ name: "yearMax", value: search.yearMax }}
        plain
        onChange={change}
      />
      <RangeFilter
        label={words.mileage}
        range={bounds.mileage}
        most={{ name: "mileageMax", value: search.mileageMax }}
        unit={{ after: words.kilometres }}
        onChange={change}
      />
      <ChoiceList {...choicesOf("seats")} />
      <ChoiceList {...choicesOf("fuel")} />
      <ChoiceList {...choicesOf("transmission")} />
      <ColorChoices {...choicesOf("color")} />
      <ChoiceList {...choicesOf("place")} />
      <MoreFilters {...{ search, bounds, choicesOf, change }} />
    </div>
  );
}
