import { useLanguage } from "#app/i18n/use-language.ts";
import { withToggled } from "#app/lib/comparison.ts";
import { comparedWords, fullComparison } from "#app/ui/comparison/words.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import type { ListedVehicle } from "../../calls.ts";
import { carTitle } from "../card/car-title.ts";
import { StockIcon } from "../card/stock-icon.tsx";
import { comparedNumbers, useStoredNumbers } from "../storage/stored-numbers.ts";
import { compareWords } from "./words.ts";

interface CompareToggleProps {
  car: Pick<ListedVehicle, "vehicleNo" | "makeLabel" | "modelLabel" | "year" | "variant">;
  /** With its word beside the icon, where there is room. */
  worded?: boolean;
}

/** Takes a car into the comparison of this browser, or out of it. */
export function CompareToggle({ car, worded = false }: CompareToggleProps) {
  const language = useLanguage();
  const words = compareWords.of(language);
  const compared = useStoredNumbers(comparedNumbers);
  const isCompared = compared.includes(car.vehicleNo);
  const toggle = () => {
    const next = withToggled(comparedNumbers.read(), car.vehicleNo);
    if (next === undefined) showToast({ text: fullComparison.of(language).cars, tone: "info" });
    else comparedNumbers.write(next);
  };
  return (
    <button
      type="button"
      data-analytics="compare"
      value={car.vehicleNo}
      aria-pressed={isCompared}
      aria-label={words.compareCar(carTitle(car))}
      onClick={toggle}
      className={`compare-toggle inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded transition-colors hover:bg-sand-100 aria-pressed:text-accent ${worded ? "px-3" : ""}`}
    >
      {isCompared ? <Icon name="check" /> : <StockIcon name="compare" />}
      {worded && <span>{comparedWords.of(language).compare}</span>}
    </button>
  );
}
