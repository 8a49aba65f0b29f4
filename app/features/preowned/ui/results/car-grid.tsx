import { memo } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { ListedVehicle } from "../../calls.ts";
import { StockCard } from "../card/stock-card.tsx";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import type { SearchTexts } from "../search/search-props.ts";
import { rememberFollowed } from "./return-to-car.ts";

interface CarGridProps {
  cars: readonly ListedVehicle[];
  texts: Pick<SearchTexts, "currency" | "places">;
  heading: "h2" | "h3";
  /** Opens the page: its first picture is fetched at once. */
  first?: boolean;
}

const sizes = "(width < 748px) 90vw, (width < 1000px) 45vw, (width < 1500px) 32vw, 26vw";

/**
 * Used cars beside each other. Which one was followed is remembered, so that coming back returns
 * the keyboard to it. A press on a filter draws none of them anew: only another answer does.
 */
export const CarGrid = memo(function CarGrid({ cars, texts, heading, first = false }: CarGridProps) {
  const language = useLanguage();
  return (
    <ol className="stock-grid" onClickCapture={({ target }) => rememberFollowed(target)}>
      {cars.map((car, at) => (
        <li key={`${language} ${car.vehicleNo}`}>
          <StockCard
            car={car}
            currency={texts.currency}
            monthly
            place={texts.places.find(({ id }) => id === car.place)}
            sizes={sizes}
            first={first && at === 0}
            heading={heading}
            actions={<CompareToggle car={car} />}
          />
        </li>
      ))}
    </ol>
  );
});
