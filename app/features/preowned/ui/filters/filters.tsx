import { market } from "#app/i18n/market.ts";
import { currencyFollows } from "#app/i18n/money.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Facets } from "../../calls.ts";
import { changed, type StockSearch, toggled } from "../../rules/address/stock-address.ts";
import { fuelNames, transmissionNames } from "../../words.ts";
import type { ListingBounds } from "../listing/listing-texts.ts";
import { listingWords } from "../listing/words.ts";
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
  const toggle = (name: Parameters<typeof toggled>[1]) => (value: string) =>
    onAsk(toggled(asked, name, value));
  const change = (change: Partial<StockSearch>) => onAsk(changed(asked, change), { replace: true });
  // Only one brand is shown (specification, section 2); another that an address names can be taken back.
  const ofBrand = facets.make.filter(({ value }) => value === market().brand || asked.make.includes(value));
  const fuels = fuelNames.of(language);
  const transmissions = transmissionNames.of(language);
  return (
    <div className="grid divide-y divide-line">
      <CertifiedSwitch
        checked={asked.certified}
        count={facets.certified}
        onChange={(certified) => onAsk(changed(asked, { certified }))}
      />
      <BodyTypes chosen={asked.bodyType} choices={facets.bodyType} onToggle={toggle("bodyType")} />
      <ChoiceList name="make" chosen={asked.make} choices={ofBrand} onToggle={toggle("make")} />
      <ChoiceList name="model" chosen={asked.model} choices={facets.model} onToggle={toggle("model")} />
      <RangeFilter
        label={words.price}
        range={bounds.price}
        least={{ name: "priceMin", value: asked.priceMin }}
        most={{ name: "priceMax", value: asked.priceMax }}
        unit={{ [currencyFollows(language) ? "after" : "before"]: currency }}
        onChange={change}
      />
      <RangeFilter
        label={words.monthly}
        range={bounds.monthly}
        most={{ name: "monthlyMax", value: asked.monthlyMax }}
        unit={{ before: currency }}
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
      <ChoiceList
        name="seats"
        chosen={asked.seats}
        choices={facets.seats}
        nameOf={(value) => words.seatsOf(Number(value))}
        onToggle={toggle("seats")}
      />
      <ChoiceList
        name="fuel"
        chosen={asked.fuel}
        choices={facets.fuel}
        nameOf={(value) => fuels[value as keyof typeof fuels]}
        onToggle={toggle("fuel")}
      />
      <ChoiceList
        name="transmission"
        chosen={asked.transmission}
        choices={facets.transmission}
        nameOf={(value) => transmissions[value as keyof typeof transmissions]}
        onToggle={toggle("transmission")}
      />
      <ColorChoices chosen={asked.color} choices={facets.color} onToggle={toggle("color")} />
      <ChoiceList name="place" chosen={asked.place} choices={facets.place} onToggle={toggle("place")} />
      <MoreFilters {...{ asked, facets, bounds, toggle, change }} />
    </div>
  );
}
