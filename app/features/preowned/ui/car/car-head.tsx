import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import { ShareButton } from "#app/ui/share/share-button.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { carTitle } from "../card/car-title.ts";
import { StockIcon } from "../card/stock-icon.tsx";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { carWords } from "./words.ts";

interface CarHeadProps {
  car: UsedVehicle;
  /** The page's own address, complete. */
  address: string;
}

/** Make and model, then year and variant; the inspection report at the top right of wide screens. */
export function CarHead({ car, address }: CarHeadProps) {
  const words = carWords.of(useLanguage());
  return (
    <>
      <BackLink to={href("/pre-owned/search")}>{words.allCars}</BackLink>
      <header className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 lg:mt-3">
        <CarName car={car} />
        <div className="-ms-3 flex flex-wrap items-center gap-1 print:hidden">
          <CompareToggle car={car} worded />
          <ShareButton title={carTitle(car)} address={address} />
          {car.inspectionReportUrl && (
            <a
              href={car.inspectionReportUrl}
              target="_blank"
              rel="noopener noreferrer"
              data-analytics="inspection-report"
              className="ms-2 hidden min-h-12 items-center gap-2.5 rounded-button border border-line-strong px-5 hover:border-ink hover:bg-sand-50 lg:inline-flex"
            >
              <StockIcon name="report" />
              {words.inspectionReport}
              <span className="sr-only"> ({words.inNewTab})</span>
            </a>
          )}
        </div>
      </header>
    </>
  );
}

/** The title of a used car's page (product/used-cars.md#details). */
export function CarName({
  car,
}: {
  car: Pick<UsedVehicle, "makeLabel" | "modelLabel" | "year" | "variant">;
}) {
  return (
    <h1>
      <span className="block text-title font-light">
        {car.makeLabel} {car.modelLabel}
      </span>
      <span className="mt-1 block text-lead text-ink-soft">
        <Ltr>{car.year}</Ltr> {car.variant}
      </span>
    </h1>
  );
}
