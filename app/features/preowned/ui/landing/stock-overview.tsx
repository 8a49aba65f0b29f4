import { reportSlider } from "#app/features/analytics/ui/slider-events.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Slider } from "#app/ui/slider/slider.tsx";
import type { ListedVehicle } from "../../calls.ts";
import { StockCard } from "../card/stock-card.tsx";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { BodyTypeLinks, type CountedType } from "./body-type-links.tsx";
import { SearchBox } from "./search-box.tsx";
import { landingWords } from "./words.ts";

export interface StockOverviewProps {
  /** Empty where the stock does not answer. */
  readonly bodyTypes: readonly CountedType[];
  readonly featured: readonly ListedVehicle[];
  readonly currency: string;
}

const report = reportSlider("pre-owned");
const sizes = "(width < 748px) 90vw, (width < 1000px) 45vw, 30vw";

/** The stock in three ways: by words, by body type, and the cars that stand out. */
export function StockOverview({ bodyTypes, featured, currency }: StockOverviewProps) {
  const words = landingWords.of(useLanguage());
  return (
    <>
      <section aria-labelledby="find-title" className="frame pt-12 lg:pt-20">
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <h2 id="find-title" className="text-title font-light">
            {words.findTitle}
          </h2>
          <SearchBox />
        </div>
        {bodyTypes.length > 0 && <BodyTypeLinks types={bodyTypes} />}
      </section>
      {featured.length > 0 && (
        <section aria-labelledby="featured-title" className="frame section-space">
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-10">
            <h2 id="featured-title" className="text-title font-light">
              {words.featured}
            </h2>
            <LocalLink
              to={href("/pre-owned/search")}
              className="inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline"
            >
              {words.seeAll}
              <Icon name="arrow-forward" className="size-4" />
            </LocalLink>
          </div>
          <Slider label={words.featured} {...report}>
            {featured.map((car) => (
              <StockCard
                key={car.vehicleNo}
                car={car}
                currency={currency}
                sizes={sizes}
                actions={<CompareToggle car={car} />}
              />
            ))}
          </Slider>
        </section>
      )}
    </>
  );
}
