import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { PriceRating as Rated, UsedVehicle } from "../../car-calls.ts";
import type { UsedCarPage } from "../../content/used-car-page.ts";
import { fieldInWords } from "../../field-words.ts";
import { distanceFromUsual } from "../../rules/price/price-scale.ts";
import { ratingNames } from "../../words.ts";
import { ratingPlace } from "../car/places.ts";
import { PriceScale } from "./price-scale.tsx";
import { ratingWords } from "./rating-words.ts";

interface PriceRatingProps {
  car: UsedVehicle;
  page: UsedCarPage;
  currency: string;
}

/** Why a price is called what it is called: its place among comparable cars, and those cars themselves. */
export function PriceRating({ car, page, currency }: PriceRatingProps) {
  const words = ratingWords.of(useLanguage());
  const { usual, comparables } = car.priceRating;
  return (
    <section id={ratingPlace} aria-labelledby="rating-title">
      <h2 id="rating-title" className="text-heading font-light">
        {words.title}
      </h2>
      {usual && car.rating ? (
        <>
          <Verdict car={car} rating={car.rating} usual={usual} />
          <PriceScale
            own={car.price}
            usual={usual}
            others={comparables.map(({ price }) => price)}
            currency={currency}
          />
          <p className="mt-6 max-w-[68ch] text-ink-soft">{page.ratingText}</p>
          <Comparables cars={comparables} currency={currency} />
        </>
      ) : (
        <p className="mt-4 max-w-[60ch] text-ink-soft">{page.tooFewText}</p>
      )}
    </section>
  );
}

interface VerdictProps {
  car: UsedVehicle;
  rating: NonNullable<UsedVehicle["rating"]>;
  usual: NonNullable<Rated["usual"]>;
}

function Verdict({ car, rating, usual }: VerdictProps) {
  const language = useLanguage();
  const words = ratingWords.of(language);
  const { side, by } = distanceFromUsual(car.price, usual);
  const sum = financeWords.of(language).sum(by);
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="stock-rating text-subheading" data-rating={rating}>
        {ratingNames.of(language)[rating]}
      </span>
      <span className="text-ink-soft">{side === "within" ? words.within : words[side](sum)}</span>
    </p>
  );
}

function Comparables({ cars, currency }: { cars: Rated["comparables"]; currency: string }) {
  const language = useLanguage();
  const words = ratingWords.of(language);
  return (
    <details className="group mt-6 border-y border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
        {words.compared(cars.length)}
        <Icon
          name="plus"
          className="size-5 shrink-0 transition-transform group-open:rotate-45 print:hidden"
        />
      </summary>
      <ul className="pb-5">
        {cars.map(({ vehicleNo, year, variant, kilometrage, price }) => (
          <li key={vehicleNo} className="border-t border-line first:border-0">
            <LocalLink
              to={href("/listing/:id", { id: vehicleNo })}
              className="flex min-h-12 flex-wrap items-baseline gap-x-4 py-2.5 underline-offset-4 hover:underline"
            >
              <span>
                <Ltr>{year}</Ltr> {variant}
              </span>
              <span className="text-sm text-ink-soft tabular">
                {fieldInWords({ kilometrage }, "kilometrage", language)}
              </span>
              <span className="ms-auto">
                <Riyals sum={price} currency={currency} />
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
