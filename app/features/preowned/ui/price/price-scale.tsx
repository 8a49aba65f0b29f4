import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { priceScale } from "../../rules/price/price-scale.ts";
import { ratingWords } from "./rating-words.ts";

interface PriceScaleProps {
  own: number;
  usual: { readonly min: number; readonly max: number };
  others: readonly number[];
  currency: string;
}

/**
 * A line from the lowest to the highest comparable price: a thin mark for each car, a band for what is usual, this car
 * on it. Drawn with attributes only, so that it stands in the page from the server under the strict policy.
 */
export function PriceScale({ own, usual, others, currency }: PriceScaleProps) {
  const language = useLanguage();
  const words = ratingWords.of(language);
  const { sum } = financeWords.of(language);
  const scale = priceScale(own, usual, others);
  const rightToLeft = directionOf(language) === "rtl";
  const place = (at: number) => `${((rightToLeft ? 1 - at : at) * 100).toFixed(2)}%`;
  const band = rightToLeft ? scale.to : scale.from;
  return (
    <figure className="mt-8">
      <svg
        role="img"
        aria-label={words.scale(sum(own), sum(usual.min), sum(usual.max))}
        className="h-[88px] w-full overflow-visible"
      >
        <rect x="0" y="54" width="100%" height="2" className="fill-sand-300" />
        <rect
          x={place(band)}
          y="48"
          width={`${Math.max((scale.to - scale.from) * 100, 0.5).toFixed(2)}%`}
          height="14"
          rx="3"
          className="fill-accent-soft stroke-accent"
        />
        {[...new Set(scale.others)].map((at) => (
          <line
            key={at}
            x1={place(at)}
            x2={place(at)}
            y1="47"
            y2="63"
            className="stroke-line-strong"
            strokeWidth="1.5"
          />
        ))}
        <circle cx={place(scale.own)} cy="55" r="9" className="fill-ink stroke-surface" strokeWidth="3" />
        <text
          x={place(scale.own)}
          y="30"
          textAnchor={anchorAt(scale.own)}
          className="fill-ink text-sm font-medium"
        >
          {words.thisCar}
        </text>
      </svg>
      <figcaption
        aria-hidden="true"
        className="-mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-ink-soft"
      >
        <Riyals sum={scale.least} currency={currency} />
        <span className="order-last w-full text-center text-accent-strong sm:order-none sm:w-auto">
          {words.usual(usual.min.toLocaleString("en"), usual.max.toLocaleString("en"))}
        </span>
        <Riyals sum={scale.most} currency={currency} />
      </figcaption>
    </figure>
  );
}

/**
 * The words over a mark stay within the drawing. The place runs with the language, and so do the ends of a text: near the
 * beginning of the scale words begin at their mark in both directions.
 */
function anchorAt(at: number): "start" | "middle" | "end" {
  if (at < 0.12) return "start";
  return at > 0.88 ? "end" : "middle";
}
