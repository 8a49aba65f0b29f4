import { useEffect } from "react";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Button } from "#app/ui/button.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import type { ListedVehicle } from "../../calls.ts";
import { withViewed } from "../../rules/storage/viewed-cars.ts";
import { statusNames } from "../../words.ts";
import { carTitle } from "../card/car-title.ts";
import { StockThumb } from "../card/stock-thumb.tsx";
import { useStoredNumbers, viewedNumbers } from "../storage/stored-numbers.ts";
import { useStoredCars } from "../storage/use-stored-cars.ts";
import { viewedWords } from "./words.ts";

interface ViewedCarsProps {
  /** The car of this page: it is remembered, and not shown to itself. */
  vehicleNo: string;
  currency: string;
}

/** The cars viewed before in this browser; nothing while there are none. */
export function ViewedCars({ vehicleNo, currency }: ViewedCarsProps) {
  const words = viewedWords.of(useLanguage());
  const seen = useStoredNumbers(viewedNumbers);
  useEffect(() => viewedNumbers.write(withViewed(viewedNumbers.read(), vehicleNo)), [vehicleNo]);
  const before = seen.filter((number) => number !== vehicleNo);
  const cars = useStoredCars(before, (gone) =>
    viewedNumbers.write(viewedNumbers.read().filter((number) => !gone.includes(number))),
  );
  if (before.length === 0 || !cars || cars.length === 0) return null;
  const forget = () => {
    viewedNumbers.write([]);
    showToast({ text: words.forgotten, tone: "success" });
  };
  return (
    <section aria-labelledby="seen-title" data-analytics-place="seen-cars" className="print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id="seen-title" className="text-subheading">
            {words.title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{words.onlyHere}</p>
        </div>
        <Button variant="quiet" data-analytics="forget-seen" onClick={forget} className="-mx-5 px-5!">
          {words.forget}
        </Button>
      </div>
      <ul className="mt-5 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {cars.map((car) => (
          <ViewedCar key={car.vehicleNo} car={car} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

function ViewedCar({ car, currency }: { car: ListedVehicle; currency: string }) {
  const names = statusNames.of(useLanguage());
  return (
    <li className="relative flex gap-4 border-t border-line py-4">
      <StockThumb car={car} className="w-28 shrink-0" />
      <div className="min-w-0 text-sm">
        <LocalLink
          to={href("/listing/:id", { id: car.vehicleNo })}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {carTitle(car)}
        </LocalLink>
        <p className="mt-1 text-ink-soft">
          {car.status === "in-stock" ? <Riyals sum={car.price} currency={currency} /> : names[car.status]}
        </p>
      </div>
    </li>
  );
}
