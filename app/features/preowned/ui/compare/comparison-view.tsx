import { useState } from "react";
import { withCommas } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { maxCompared } from "#app/lib/comparison.ts";
import { DifferencesSwitch } from "#app/ui/comparison/differences-switch.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { ShareButton } from "#app/ui/share/share-button.tsx";
import type { ComparedCar } from "../../rules/compare/by-trim.ts";
import { comparedNumbers } from "../storage/stored-numbers.ts";
import { CompareTable } from "./compare-table.tsx";
import { comparisonWords } from "./comparison-words.ts";

interface ComparisonViewProps {
  cars: readonly ComparedCar[];
  /** Numbers in the address that no car has. */
  unknown: readonly string[];
  currency: string;
  /** The page's own address with these cars, complete. */
  address: string;
}

/** Up to three used cars side by side, from the address alone. */
export function ComparisonView({ cars, unknown, currency, address }: ComparisonViewProps) {
  const language = useLanguage();
  const words = comparisonWords.of(language);
  const [differencesFirst, setDifferencesFirst] = useState(true);
  const store = () => comparedNumbers.write(cars.map(({ vehicleNo }) => vehicleNo));
  return (
    <div className="pt-6 pb-20 lg:pt-12 lg:pb-28">
      <header className="frame flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="text-title font-light">{words.title}</h1>
        <div className="-mx-3 flex flex-wrap items-center gap-x-2 print:hidden">
          {cars.length < maxCompared && (
            <LocalLink
              to={href("/pre-owned/search")}
              onClick={store}
              className="inline-flex min-h-11 items-center gap-2 rounded px-3 hover:bg-sand-100"
            >
              <Icon name="plus" />
              {words.addCar}
            </LocalLink>
          )}
          <ShareButton title={words.pageTitle} address={address} />
        </div>
      </header>
      {unknown.length > 0 && (
        <p role="status" className="frame mt-4 text-ink-soft">
          {words.unknown(withCommas(unknown, language))}
        </p>
      )}
      {cars.length > 1 && (
        <div className="frame mt-4 print:hidden">
          <DifferencesSwitch checked={differencesFirst} onChange={setDifferencesFirst} />
        </div>
      )}
      <CompareTable cars={cars} currency={currency} sorted={differencesFirst && cars.length > 1} />
    </div>
  );
}
