import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { standAboveBottomInset } from "#app/ui/overlay/bottom-inset.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ListedVehicle } from "../../calls.ts";
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
  return (
    <section
      ref={standAboveBottomInset}
      aria-label={words.tray}
      data-analytics-place="compare-tray"
      className="compare-tray fixed inset-x-0 z-40 flex items-center gap-3 border-t border-line bg-surface px-5 py-2.5 lg:inset-x-auto lg:end-8 lg:gap-5 lg:rounded-xl lg:border lg:px-4 lg:shadow-floating print:hidden"
    >
      <ul className="flex gap-2">
        {numbers.map((number) => (
          <li key={number} className="relative">
            <Chosen
              car={cars?.find(({ vehicleNo }) => vehicleNo === number)}
              onRemove={() => without([number])}
            />
          </li>
        ))}
      </ul>
      <div className="ms-auto flex items-center gap-1 lg:ms-0">
        <button
          type="button"
          data-analytics="compare-clear"
          aria-label={words.clearLabel}
          onClick={() => comparedNumbers.write([])}
          className="hidden min-h-11 rounded px-3 text-sm text-ink-soft hover:bg-sand-100 hover:text-ink sm:block"
        >
          {words.clear}
        </button>
        {numbers.length > 1 ? (
          <LinkButton to={comparisonAddress(numbers)}>{words.compareThese(numbers.length)}</LinkButton>
        ) : (
          <p className="max-w-[24ch] text-sm text-ink-soft">{words.oneMore}</p>
        )}
      </div>
    </section>
  );
}

function Chosen({ car, onRemove }: { car: ListedVehicle | undefined; onRemove: () => void }) {
  const words = compareWords.of(useLanguage());
  if (!car) return <Skeleton className="h-12 w-18" />;
  return (
    <>
      <StockThumb car={car} className="w-18" />
      <button
        type="button"
        data-analytics="compare-remove"
        value={car.vehicleNo}
        aria-label={words.remove(carTitle(car))}
        onClick={onRemove}
        className="compare-remove absolute -end-2 -top-2 grid size-6 place-items-center rounded-full border border-line bg-surface hover:border-ink"
      >
        <Icon name="close" className="size-3" />
      </button>
    </>
  );
}
