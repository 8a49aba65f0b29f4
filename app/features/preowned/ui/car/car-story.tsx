import type { FinanceCalculator } from "#app/features/finance/content/finance-calculator.ts";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import { RequestPanel } from "#app/features/showroom/ui/request/request-panel.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { ListedVehicle } from "../../calls.ts";
import type { UsedVehicle } from "../../car-calls.ts";
import type { UsedCarPage } from "../../content/used-car-page.ts";
import { CarSlider } from "../card/car-slider.tsx";
import { PriceHistory } from "../price/price-history.tsx";
import { PriceRating } from "../price/price-rating.tsx";
import { ViewedCars } from "../viewed/viewed-cars.tsx";
import { CarFinance } from "./car-finance.tsx";
import { carWords } from "./words.ts";

export interface CarStoryProps {
  car: UsedVehicle;
  page: UsedCarPage;
  form: LeadFormTexts;
  /** Absent: the price is none that the calculator accepts, or there is no calculator. */
  finance: FinanceCalculator | undefined;
  similar: readonly ListedVehicle[];
  currency: string;
  now: string;
}

/** What comes below the car itself: whether its price is right, what it costs by the month, whom to ask, what else there is. */
export function CarStory({ car, page, form, finance, similar, currency, now }: CarStoryProps) {
  const words = carWords.of(useLanguage());
  const kind = car.status === "reserved" ? "reserved-car" : "used-car";
  return (
    <>
      <div className="bg-surface">
        <div className="frame section-space grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <PriceRating car={car} page={page} currency={currency} />
          <PriceHistory history={car.priceHistory} currency={currency} now={now} />
        </div>
      </div>
      <div className="frame section-space grid grid-cols-1 gap-20 lg:gap-28">
        {finance && <CarFinance car={car} content={finance} currency={currency} />}
        <RequestPanel
          wide
          subject={{ kind, vehicleNo: car.vehicleNo, model: car.model }}
          texts={form}
          thanks="used-car"
        />
        <CarSlider title={words.similar} cars={similar} currency={currency} />
        <ViewedCars vehicleNo={car.vehicleNo} currency={currency} />
      </div>
    </>
  );
}
