import { market } from "#app/i18n/market.ts";
import { currencyFollows } from "#app/i18n/numbers/money.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Facets } from "../../calls.ts";
import { numberInWords, unitNames } from "../../field-words.ts";
import { changed, type StockSearch, toggled } from "../../rules/address/stock-address.ts";
import {
  type ChoiceFilter,
  endsOf,
  isChoiceFilter,
  type RangeFilter,
  rangeFilters,
} from "../../rules/fields/car-filters.ts";
import type { FilterBounds } from "../search/search-props.ts";
import { BodyTypes } from "./body-types.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { ColorChoices } from "./color-choices.tsx";
import { RangeFilter as Range } from "./range-filter.tsx";

export interface FiltersProps {
  search: StockSearch;
  facets: Facets;
  bounds: FilterBounds;
  currency: string;
  onSearch: (next: StockSearch, how?: { readonly replace: boolean }) => void;
}

/** One filter with its controls, as `rules/fields/car-filters.ts` describes it. */
export function OneFilter({ name, ...props }: FiltersProps & { name: ChoiceFilter | RangeFilter }) {
  return isChoiceFilter(name) ? <Choices name={name} {...props} /> : <Quantity name={name} {...props} />;
}

function Choices({ name, search, facets, onSearch }: FiltersProps & { name: ChoiceFilter }) {
  const choices = {
    chosen: search[name],
    choices: facets[name],
    onToggle: (value: string) => onSearch(toggled(search, name, value)),
  };
  if (name === "bodyType") return <BodyTypes {...choices} />;
  if (name === "color") return <ColorChoices {...choices} />;
  if (name !== "make") return <ChoiceList name={name} {...choices} />;
  // Only one brand is shown; another that an address names can still be removed.
  const ofBrand = facets.make.filter(({ value }) => value === market().brand || search.make.includes(value));
  return <ChoiceList name={name} {...choices} choices={ofBrand} />;
}

function Quantity({ name, search, bounds, currency, onSearch }: FiltersProps & { name: RangeFilter }) {
  const language = useLanguage();
  const range = rangeFilters[name];
  const { least, most } = endsOf(name);
  const unit = "unit" in range ? unitNames.of(language)[range.unit] : undefined;
  const sum = currencyFollows(language) ? { after: currency } : { before: currency };
  return (
    <Range
      label={range.label[language]}
      range={bounds[name]}
      least={least && { name: least, value: search[least] }}
      most={{ name: most, value: search[most] }}
      unit={"money" in range ? sum : unit === undefined ? undefined : { after: unit }}
      inWords={"unit" in range ? (value) => numberInWords(value, range, language) : undefined}
      plain={"plain" in range}
      onChange={(change) => onSearch(changed(search, change), { replace: true })}
    />
  );
}
