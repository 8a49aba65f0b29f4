import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { ListedVehicle } from "../../calls.ts";
import { fieldInWords } from "../../field-words.ts";
import { cardFields } from "../../rules/fields/car-fields.ts";
import { type CarLocation, CarPlace } from "../distance/car-place.tsx";
import { StockMonthly } from "./stock-monthly.tsx";
import { StockPicture } from "./stock-picture.tsx";
import { StockPrice } from "./stock-price.tsx";

interface StockCardProps {
  car: ListedVehicle;
  /** The currency's label from content. */
  currency: string;
  /** How wide its picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** The first picture of a page: fetched at once. */
  first?: boolean;
  /** The level of the car's name. */
  heading?: "h2" | "h3";
  /** What it costs by the month, where the page says the terms. */
  monthly?: boolean;
  /** Where it stands. */
  place?: CarLocation | undefined;
  /** Buttons beside the name, above the link that the whole card is: compare, remove. */
  actions?: ReactNode;
}

/** A used car in a list: its picture, make and model, year and variant, what it costs and has run. All of it is a link. */
export function StockCard({
  car,
  currency,
  sizes,
  first,
  heading: Heading = "h3",
  monthly = false,
  place,
  actions,
}: StockCardProps) {
  const language = useLanguage();
  const facts = cardFields.flatMap((field) => fieldInWords(car, field, language) ?? []);
  return (
    <article className="stock-card group relative grid content-start gap-4">
      <StockPicture car={car} sizes={sizes} first={first} />
      <div className="grid gap-2.5">
        <div className="flex items-start gap-3">
          <Heading className="min-w-0 grow text-subheading">
            <LocalLink
              to={href("/listing/:id", { id: car.vehicleNo })}
              className="decoration-1 underline-offset-6 after:absolute after:inset-0 group-hover:underline"
            >
              {car.makeLabel} {car.modelLabel}
              <span className="mt-0.5 block text-base font-[350] text-ink-soft">
                <Ltr>{car.year}</Ltr> {car.variant}
              </span>
            </LocalLink>
          </Heading>
          {actions && <div className="relative z-1 -mt-1.5 flex shrink-0">{actions}</div>}
        </div>
        <StockPrice car={car} currency={currency} />
        {monthly && car.monthly !== null && <StockMonthly monthly={car.monthly} currency={currency} />}
        <ul className="flex flex-wrap border-t border-line pt-2.5 text-sm text-ink-soft">
          {facts.map((fact) => (
            <li key={fact} className="stock-fact tabular">
              {fact}
            </li>
          ))}
        </ul>
        {place && <CarPlace place={place} />}
      </div>
    </article>
  );
}
