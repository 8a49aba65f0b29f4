import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { comparedWords } from "#app/ui/comparison/words.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { comparisonAddress } from "../../rules/compare/compared-cars.ts";
import { carTitle } from "../card/car-title.ts";
import { StockPicture } from "../card/stock-picture.tsx";
import { comparedNumbers } from "../storage/stored-numbers.ts";
import { comparisonWords } from "./comparison-words.ts";

interface CarColumnProps {
  car: UsedVehicle;
  /** All that are compared. */
  cars: readonly UsedVehicle[];
}

/** The head of a column: the car with its picture (that it is certified is a line of the table), and the ways to take it out. Both are links, so they need no scripts. */
export function CarColumn({ car, cars }: CarColumnProps) {
  const language = useLanguage();
  const words = comparisonWords.of(language);
  const compared = comparedWords.of(language);
  const others = cars.map(({ vehicleNo }) => vehicleNo).filter((number) => number !== car.vehicleNo);
  const storeOthers = () => comparedNumbers.write(others);
  const isGone = car.status === "sold" || car.status === "out-of-stock";
  const name = carTitle(car);
  const quiet =
    "inline-flex min-h-11 items-center gap-1.5 rounded text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline";
  return (
    <th scope="col">
      <div className={isGone ? "grayscale" : ""}>
        <StockPicture car={{ ...car, certified: false }} sizes="(width < 748px) 60vw, 28vw" />
      </div>
      <LocalLink
        to={href("/listing/:id", { id: car.vehicleNo })}
        className="mt-3 block text-subheading underline-offset-4 hover:underline"
      >
        {car.makeLabel} {car.modelLabel}
        <span className="block text-base text-ink-soft">
          <Ltr>{car.year}</Ltr> {car.variant}
        </span>
      </LocalLink>
      <p className="mt-1 flex flex-wrap gap-x-4 print:hidden">
        <LocalLink
          to={comparisonAddress(others)}
          replace
          preventScrollReset
          onClick={storeOthers}
          data-analytics="compare-remove"
          aria-label={compared.remove(name)}
          className={quiet}
        >
          <Icon name="close" className="size-3.5" />
          {compared.removeShort}
        </LocalLink>
        <LocalLink
          to={href("/pre-owned/search")}
          onClick={storeOthers}
          data-analytics="compare-replace"
          aria-label={words.replaceCar(name)}
          className={quiet}
        >
          {words.replace}
        </LocalLink>
      </p>
    </th>
  );
}
