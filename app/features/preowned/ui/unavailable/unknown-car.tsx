import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { NotFound } from "#app/ui/navigation/not-found.tsx";
import type { ListedVehicle } from "../../calls.ts";
import type { UsedCarPage } from "../../content/used-car-page.ts";
import { carWords } from "../car/words.ts";
import { CarSlider } from "../card/car-slider.tsx";

interface UnknownCarProps {
  page: UsedCarPage;
  cars: readonly ListedVehicle[];
  currency: string;
}

/** No car has this number: said in words, with cars that are there. */
export function UnknownCar({ page, cars, currency }: UnknownCarProps) {
  const words = carWords.of(useLanguage());
  const actions = [
    { label: words.searchAll, url: href("/pre-owned/search") },
    { label: page.certifiedLabel, url: href("/pre-owned") },
  ];
  return (
    <>
      <NotFound title={page.unknownTitle} text={page.unknownText} actions={actions} />
      <div className="frame pb-20 lg:pb-28">
        <CarSlider title={words.featured} cars={cars} currency={currency} />
      </div>
    </>
  );
}
