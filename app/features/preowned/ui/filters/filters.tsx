import { market } from "#app/i18n/market.ts";
import { currencyFollows } from "#app/i18n/numbers/money.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Facets } from "../../calls.ts";
import { type ChoiceFilter, changed, type StockSearch, toggled } from "../../rules/address/stock-address.ts";
import type { ListingBounds } from "../search/search-props.ts";
import { listingWords } from "../search/words.ts";
import { BodyTypes } from "./body-types.tsx";
import { CertifiedSwitch } from "./certified-switch.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { ColorChoices } from "./color-choices.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { RangeFilter } from "./range-filter.tsx";

export interface FiltersProps {
  asked: StockSearch;
  facets: Facets;
  bounds: ListingBounds;
  currency: string;
  onAsk: (next: StockSearch, how?: { readonly replace: boolean }) => void;
}

/** Everything that narrows the stock. Inputs bear the names of the address, so that they are a form without scripts too. */
export function Filters({ asked, facets, bounds, currency, onAsk }: FiltersProps) {
  const language = useLanguage();
  const words = listingWords.of(language);
  const choicesOf = <Name extends ChoiceFilter>(name: Name) => ({
    name,
    chosen: asked[name],
    choices: facets[name],
    onToggle: (value: string) => onAsk(toggled(asked, name, value)),
  });
  const change = (change: Partial<StockSearch>) => onAsk(changed(asked, change), { replace: true });
  // Only one brand is shown; another that an address names can be taken back.
  const ofBrand = facets.make.filter(({ value }) => value === market().brand || asked.make.includes(value));
  const sum = { [currencyFollows(language) ? "after" : "before"]: currency };
  return (
    <div className="grid divide-y divide-line">
      <CertifiedSwitch
        checked={asked.certified}
        count={facets.certified}
        onChange={(certified) => onAsk(changed(asked, { certified }))}
      />
      <BodyTypes {...choicesOf("bodyType")} />
      <ChoiceList {...choicesOf("make")} choices={ofBrand} />
      <ChoiceList {...choicesOf("model")} />
      <RangeFilter
        label={words.price}
        range={bounds.price}
        least={{ name: "priceMin", value: asked.priceMin }}
        most={{ name: "priceMax", value: asked.priceMax }}
        unit={sum}
        onChange={change}
      />
      <RangeFilter
        label={words.monthly}
        range={bounds.monthly}
        most={{ name: "monthlyMax", value: asked.monthlyMax }}
        unit={sum}
        onChange={change}
      />
      <RangeFilter
        label={words.year}
        range={bounds.year}
        least={{ name: "yearMin", value: asked.yearMin }}
        most={{ name: "yearMax", value: asked.yearMax }}
        plain
        onChange={change}
      />
      <RangeFilter
        label={words.mileage}
        range={bounds.mileage}
        most={{ name: "mileageMax", value: asked.mileageMax }}
        unit={{ after: words.kilometres }}
        onChange={change}
      />
      <ChoiceList {...choicesOf("seats")} />
      <ChoiceList {...choicesOf("fuel")} />
      <ChoiceList {...choicesOf("transmission")} />
      <ColorChoices {...choicesOf("color")} />
      <ChoiceList {...choicesOf("place")} />
      <MoreFilters {...{ asked, bounds, choicesOf, change }} />
    </div>
  );
}
