import { effectiveRateInWords, Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useOnScreen } from "#app/ui/in-view/use-on-screen.ts";
import { useScrolledPast } from "#app/ui/in-view/use-scrolled-past.ts";
import { standAboveBottomInset } from "#app/ui/overlay/bottom-inset.ts";
import { afterPx } from "#app/ui/overlay/floating-action.tsx";
import type { PriceLabels } from "../price/price-labels.ts";
import type { PricesView } from "../price/price-strip.tsx";
import { heroActions } from "./vehicle-hero.tsx";
import { vehicleWords } from "./words.ts";

interface ModelBarProps {
  name: string;
  /** Absent: the model has no prices. */
  prices: PricesView | undefined;
  labels: PriceLabels;
  testDrive: { readonly label: string; readonly url: string };
}

/** Places with an action of their own: on a phone, where the bar stands at its foot, they do without it. */
const ownActions = ["calculator", "T20"];

/**
 * What the model costs and the next steps, once the hero's own actions are out of view: on a phone at the foot of the
 * screen, on a wide screen under the header.
 */
export function ModelBar({ name, prices, labels, testDrive }: ModelBarProps) {
  const words = vehicleWords.of(useLanguage());
  const past = useScrolledPast(afterPx);
  const isOverHero = useOnScreen(heroPlaces);
  const isOverActions = useOnScreen(ownActions);
  const state = !past || isOverHero ? "away" : isOverActions ? "away-on-phones" : "shown";
  return (
    <section
      ref={standAboveBottomInset}
      aria-label={words.barOf(name)}
      data-state={state}
      data-analytics-place="model-bar"
      className="model-bar action-bar print:hidden"
    >
      <div className="frame flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 lg:flex-nowrap lg:gap-x-8">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-xs max-lg:grow max-lg:justify-between lg:gap-x-6 lg:text-base">
          <span className="lg:text-subheading">{name}</span>
          {prices && <Prices prices={prices} labels={labels} />}
        </p>
        <div className="flex gap-2 max-lg:w-full lg:shrink-0">
          {prices && (
            <LinkButton variant="secondary" to="#T16" className="max-lg:grow max-lg:px-3">
              {words.prices}
            </LinkButton>
          )}
          <LinkButton to={testDrive.url} className="max-lg:grow max-lg:px-3">
            {testDrive.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
const heroPlaces = [heroActions];

function Prices({
  prices: { from, leaseFrom, finance },
  labels,
}: Pick<ModelBarProps, "labels"> & { prices: PricesView }) {
  const language = useLanguage();
  const month = finance?.payment ?? leaseFrom;
  return (
    <>
      <span>
        {labels.from} <Riyals sum={from.price} currency={labels.currency} asterisk />
      </span>
      {month !== undefined && (
        <span>
          <Riyals sum={month} currency={labels.currency} asterisk /> {labels.month}
          {finance && (
            <span className="text-sm text-ink-soft max-lg:hidden">
              {" "}
              {vehicleWords.of(language).effective(effectiveRateInWords(finance.effectiveRate, language))}
            </span>
          )}
        </span>
      )}
    </>
  );
}
