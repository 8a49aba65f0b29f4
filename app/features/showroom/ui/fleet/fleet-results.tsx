import { effectiveRateInWords, flatRateInWords, Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { FleetQuery } from "../../rules/fleet/fleet-address.ts";
import {
  type FleetEstimate,
  type FleetTerms,
  fleetEstimate,
  fleetParts,
} from "../../rules/fleet/fleet-estimate.ts";
import type { RunningPrices } from "../../rules/running-cost.ts";
import type { FleetTrim } from "./fleet-trims.ts";
import { fleetWords } from "./words.ts";

interface FleetResultsProps {
  trims: readonly FleetTrim[];
  answers: FleetQuery;
  prices: RunningPrices;
  terms: FleetTerms;
  currency: string;
}

/** The trims that fit, the lowest month first; each opens on the parts that its month is made of. */
export function FleetResults({ trims, answers, prices, terms, currency }: FleetResultsProps) {
  const words = fleetWords.of(useLanguage());
  const results = trims
    .map((trim) => ({ trim, estimate: fleetEstimate(trim, answers, prices, terms) }))
    .toSorted((a, b) => a.estimate.month - b.estimate.month);
  return (
    <>
      <p role="status" className="sr-only">
        {words.listed(results.length)}
      </p>
      <ul className="border-t border-line-strong">
        {results.map(({ trim, estimate }) => (
          <li key={trim.id} className="border-b border-line-strong">
            <details className="group">
              <summary className="list-none py-5 hover:bg-sand-50 [&::-webkit-details-marker]:hidden">
                <Headline trim={trim} estimate={estimate} count={answers.count} currency={currency} />
              </summary>
              <Parts estimate={estimate} rate={terms.financeRate} currency={currency} />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

interface HeadlineProps {
  trim: FleetTrim;
  estimate: FleetEstimate;
  count: number;
  currency: string;
}

function Headline({ trim, estimate, count, currency }: HeadlineProps) {
  const words = fleetWords.of(useLanguage());
  return (
    <span className="grid grid-cols-[6rem_1fr_1.25rem] items-center gap-x-4 gap-y-2 sm:grid-cols-[9rem_1fr_auto_1.25rem]">
      <span className="block">
        {isPicturePublished(trim.image) && (
          <Picture
            className="h-auto w-full"
            wide={trim.image}
            width={1280}
            height={720}
            alt=""
            sizes="144px"
          />
        )}
      </span>
      <span>
        <span className="block text-subheading">{trim.name}</span>
        <span className="mt-0.5 hidden text-sm text-ink-soft sm:block">{trim.summary}</span>
      </span>
      <span className="col-span-2 col-start-1 row-start-2 sm:col-auto sm:row-auto sm:text-end">
        <span className="block text-subheading">
          <Riyals sum={estimate.month} currency={currency} asterisk /> {words.aMonth}
        </span>
        {count > 1 && (
          <span className="block text-sm text-ink-soft">
            <Riyals sum={estimate.month * count} currency={currency} /> {words.forAll(count)}
          </span>
        )}
      </span>
      <Icon name="plus" className="size-5 transition-transform group-open:rotate-45" />
    </span>
  );
}

interface PartsProps {
  estimate: FleetEstimate;
  /** Flat, in hundredths of a percent. */
  rate: number;
  currency: string;
}

function Parts({ estimate, rate, currency }: PartsProps) {
  const language = useLanguage();
  const words = fleetWords.of(language);
  return (
    <div className="pb-8 sm:ps-40">
      <table className="w-full">
        <caption className="sr-only">{words.parts}</caption>
        <tbody>
          {fleetParts.map((part) => (
            <Line key={part} label={words[part]} sum={estimate.parts[part]} currency={currency} />
          ))}
          <Line label={words.total} sum={estimate.month} currency={currency} strong />
          <Line label={words.fuel} sum={estimate.fuel} currency={currency} />
        </tbody>
      </table>
      <p className="mt-4 text-sm text-ink-soft">
        {words.price}: <Riyals sum={estimate.price} currency={currency} />.{" "}
        {words.rates(flatRateInWords(rate, language), effectiveRateInWords(estimate.effectiveRate, language))}
        .
      </p>
    </div>
  );
}

interface LineProps {
  label: string;
  sum: number;
  currency: string;
  strong?: boolean;
}

function Line({ label, sum, currency, strong = false }: LineProps) {
  return (
    <tr className={strong ? "border-y border-line-strong" : "border-t border-line first:border-0"}>
      <th scope="row" className={`py-2.5 text-start ${strong ? "font-normal" : "font-light"}`}>
        {label}
      </th>
      <td className="py-2.5 ps-4 text-end">
        <Riyals sum={sum} currency={currency} />
      </td>
    </tr>
  );
}
