import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import type { ListedVehicle } from "../../calls.ts";
import type { UsedVehicle } from "../../car-calls.ts";
import type { UsedCarPage } from "../../content/used-car-page.ts";
import { statusNames } from "../../words.ts";
import { CarName } from "../car/car-head.tsx";
import { carWords } from "../car/words.ts";
import { CarSlider } from "../card/car-slider.tsx";
import { StockPicture } from "../card/stock-picture.tsx";
import { ViewedCars } from "../viewed/viewed-cars.tsx";

interface GoneCarProps {
  car: UsedVehicle;
  page: UsedCarPage;
  similar: readonly ListedVehicle[];
  currency: string;
}

/** A car that was sold or has left the stock says so first, without color, and shows what is like it. */
export function GoneCar({ car, page, similar, currency }: GoneCarProps) {
  const language = useLanguage();
  const words = carWords.of(language);
  const isSold = car.status === "sold";
  return (
    <div className="frame pt-3 pb-20 lg:pt-6 lg:pb-28">
      <BackLink to={href("/pre-owned/search")}>{words.allCars}</BackLink>
      <div className="mt-4 grid items-center gap-x-16 gap-y-8 lg:mt-8 lg:grid-cols-2">
        <div className="grayscale">
          <StockPicture car={{ ...car, certified: false }} sizes="(width < 1000px) 90vw, 45vw" first />
        </div>
        <div>
          <CarName car={car} />
          <p className="mt-6 text-heading font-light">{isSold ? page.soldTitle : page.outOfStockTitle}</p>
          <p className="mt-3 max-w-[48ch] text-lead text-ink-soft">
            {isSold ? page.soldText : page.outOfStockText}
          </p>
          <p className="mt-5 text-sm text-ink-soft">
            {statusNames.of(language)[car.status]} · {words.lastPrice}{" "}
            <Riyals sum={car.price} currency={currency} />
          </p>
        </div>
      </div>
      <div className="mt-16 grid grid-cols-1 gap-20 lg:mt-24">
        <CarSlider title={words.similar} cars={similar} currency={currency} />
        <ViewedCars vehicleNo={car.vehicleNo} currency={currency} />
      </div>
    </div>
  );
}
