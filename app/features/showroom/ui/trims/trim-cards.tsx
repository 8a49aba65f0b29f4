import { reportSlider } from "#app/features/analytics/ui/slider-events.ts";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Fold } from "#app/ui/fold.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Slider } from "#app/ui/slider/slider.tsx";
import { slidesPerView } from "#app/ui/slider/slides-per-view.ts";
import type { PriceLabels } from "../price/price-labels.ts";
import { Quantity } from "../specification/quantity.tsx";
import { vehicleWords } from "../vehicle/words.ts";
import type { TrimView } from "./trim-view.ts";
import { trimWords } from "./words.ts";

interface TrimCardsProps {
  trims: readonly TrimView[];
  labels: PriceLabels;
  /** Whether a payment can be calculated on this page. */
  financed: boolean;
}

/** As cards everywhere, but all trims of a model stand beside each other where the screen has room for them. */
const perView: Record<number, string> = {
  1: slidesPerView.one,
  2: "[--per-view:1.02] md:[--per-view:2]",
  4: `${slidesPerView.cards} xl:[--per-view:4]`,
};

const report = reportSlider("trims");

/** Every trim with its price, for whom it is, and what it brings. */
export function TrimCards({ trims, labels, financed }: TrimCardsProps) {
  const words = vehicleWords.of(useLanguage());
  return (
    <Slider label={words.trimsAndPrices} perView={perView[trims.length] ?? slidesPerView.cards} {...report}>
      {trims.map((trim) => (
        <TrimCard key={trim.id} trim={trim} labels={labels} financed={financed} />
      ))}
    </Slider>
  );
}

function TrimCard({ trim, labels, financed }: Omit<TrimCardsProps, "trims"> & { trim: TrimView }) {
  const words = trimWords.of(useLanguage());
  return (
    <div className="flex h-full min-w-0 flex-col gap-4 rounded-xl border border-line bg-surface p-5 lg:gap-5 lg:p-6 print:gap-2 print:p-3">
      {/* As high with a name of two lines as with a summary of four: prices stand on one line. */}
      <div className="md:min-h-[7.5rem] rtl:md:min-h-[8.5rem] print:min-h-0">
        <h3 className="text-subheading">{trim.name}</h3>
        <p className="mt-2 text-sm text-ink-soft">{trim.summary}</p>
      </div>
      <p className="text-[1.375rem] font-light">
        <Riyals sum={trim.price} currency={labels.currency} asterisk />
      </p>
      {trim.leasePrice !== undefined && (
        <p className="-mt-3 text-sm text-ink-soft lg:-mt-4 print:mt-0">
          {labels.leaseToOwn} <Riyals sum={trim.leasePrice} currency={labels.currency} asterisk />{" "}
          {labels.month}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 border-y border-line py-3 text-sm print:py-1">
        <Quantity name="fuel" value={trim.specifications.fuel} />
        <Quantity name="powerKw" value={trim.specifications.powerKw} />
        <Quantity name="consumption" value={trim.specifications.consumption} />
      </p>
      <Fold label={words.includes}>
        <ul className="check-list text-sm print:grid-cols-2" aria-label={words.equipmentOf(trim.name)}>
          {trim.equipment.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Fold>
      {financed && (
        <LocalLink
          to={`?trim=${trim.id}#calculator`}
          aria-label={words.calculateFor(trim.name)}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start text-accent underline-offset-4 hover:underline print:hidden"
        >
          {words.calculate}
          <Icon name="arrow-forward" className="size-4" />
        </LocalLink>
      )}
    </div>
  );
}
