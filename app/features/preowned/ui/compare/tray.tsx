import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ComparisonTray } from "#app/ui/comparison/comparison-tray.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { comparisonAddress } from "../../rules/compare/compared-cars.ts";
import { carTitle } from "../card/car-title.ts";
import { StockThumb } from "../card/stock-thumb.tsx";
import { comparedNumbers, useStoredNumbers } from "../storage/stored-numbers.ts";
import { useStoredCars } from "../storage/use-stored-cars.ts";
import { compareWords } from "./words.ts";

/** The cars that were chosen to be compared, at the foot of the page; nothing while there are none. */
export function Tray() {
  const words = compareWords.of(useLanguage());
  const numbers = useStoredNumbers(comparedNumbers);
  const without = (gone: readonly string[]) =>
    comparedNumbers.write(comparedNumbers.read().filter((number) => !gone.includes(number)));
  const cars = useStoredCars(numbers, without);
  if (numbers.length === 0) return null;
  const items = numbers.map((number) => {
    const car = cars?.find(({ vehicleNo }) => vehicleNo === number);
    return {
      id: number,
      name: car && carTitle(car),
      picture: car ? <StockThumb car={car} className="w-18" /> : <Skeleton className="h-12 w-18" />,
    };
  });
  return (
    <ComparisonTray
      label={words.tray}
      items={items}
      onRemove={(number) => without([number])}
      onClear={() => comparedNumbers.write([])}
    >
      {numbers.length > 1 ? (
        <LinkButton to={comparisonAddress(numbers)}>{words.compareThese(numbers.length)}</LinkButton>
      ) : (
        <p className="max-w-[24ch] text-sm text-ink-soft">{words.oneMore}</p>
      )}
    </ComparisonTray>
  );
}
