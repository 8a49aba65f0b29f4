import { useLanguage } from "#app/i18n/use-language.ts";
import type { ListedVehicle } from "../../calls.ts";
import { bodyTypes, ratings } from "../../stock-terms.ts";
import { bodyTypeNames, ratingNames } from "../../words.ts";
import { Silhouette } from "../card/silhouette.tsx";
import { StockPrice } from "../card/stock-price.tsx";
import { CarGrid } from "../results/car-grid.tsx";

interface StockStatesProps {
  currency: string;
  /** One car of each state that the stock holds. */
  states: readonly ListedVehicle[];
}

/** What the pre-owned pages are made of, in each of its states. */
export function StockStates({ currency, states }: StockStatesProps) {
  const language = useLanguage();
  const [car] = states;
  return (
    <div className="frame grid gap-12 pt-10 pb-24" data-test-page>
      <h1 translate="no" className="text-title font-light">
        CPOV
      </h1>
      <CarGrid cars={states} texts={{ currency, places: [] }} heading="h2" />
      <ul className="grid grid-cols-2 gap-6 md:grid-cols-6">
        {bodyTypes.map((type) => (
          <li key={type}>
            <Silhouette type={type} />
            {bodyTypeNames.of(language)[type]}
          </li>
        ))}
      </ul>
      {car && (
        <ul className="grid gap-3">
          {ratings.map((rating) => (
            <li key={rating} aria-label={ratingNames.of(language)[rating]}>
              <StockPrice car={{ ...car, rating, formerPrice: car.price + 5_000 }} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
