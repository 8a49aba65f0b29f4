import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Slider } from "#app/ui/slider/slider.tsx";
import type { ListedVehicle } from "../../calls.ts";
import { carWords } from "../car/words.ts";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { StockCard } from "./stock-card.tsx";

interface CarSliderProps {
  title: string;
  cars: readonly ListedVehicle[];
  currency: string;
}

/** Other cars beside each other, and the way to all of them. */
export function CarSlider({ title, cars, currency }: CarSliderProps) {
  const words = carWords.of(useLanguage());
  return (
    <section aria-labelledby="others-title" data-analytics-place="other-cars">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="others-title" className="text-heading font-light">
          {title}
        </h2>
        <LinkButton variant="quiet" to={href("/pre-owned/search")} className="-mx-5 px-5!">
          {words.searchAll}
        </LinkButton>
      </div>
      {cars.length > 0 && (
        <Slider label={title} className="mt-7 lg:mt-10">
          {cars.map((car) => (
            <StockCard
              key={car.vehicleNo}
              car={car}
              currency={currency}
              sizes="(width < 748px) 90vw, (width < 1000px) 45vw, 30vw"
              actions={<CompareToggle car={car} />}
            />
          ))}
        </Slider>
      )}
    </section>
  );
}
