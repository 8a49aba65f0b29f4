import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { priceChanges, priceLine } from "../../rules/price/price-line.ts";
import { ratingWords } from "./rating-words.ts";

interface PriceHistoryProps {
  history: UsedVehicle["priceHistory"];
  currency: string;
  /** ISO 8601: the right end of the line. */
  now: string;
}

/** What a car has cost since it was listed: a line to see and a table to read. */
export function PriceHistory({ history, currency, now }: PriceHistoryProps) {
  const language = useLanguage();
  const words = ratingWords.of(language);
  const { sum } = financeWords.of(language);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return null;
  const dayOf = (at: string) => dateInWords(dayIn(at, market().zone), language);
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="text-heading font-light">
        {words.history}
      </h2>
      {history.length === 1 ? (
        <p className="mt-4 text-ink-soft">{words.unchanged(dayOf(first.at))}</p>
      ) : (
        <>
          <Line history={history} now={now} label={words.historyLine(sum(first.price), sum(last.price))} />
          <p aria-hidden="true" className="mt-2 flex justify-between text-sm text-ink-faint">
            <span>{dayOf(first.at)}</span>
            <span>{words.today}</span>
          </p>
          <table className="mt-6 w-full">
            <thead className="text-sm text-ink-soft">
              <tr className="border-b border-line-strong">
                {[words.since, words.price, words.change].map((head, column) => (
                  <th
                    key={head}
                    scope="col"
                    className={`py-2 font-normal ${column === 0 ? "text-start" : "text-end"}`}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {priceChanges(history).map(({ at, price, change }, index) => (
                <tr key={at} className="border-b border-line">
                  <th scope="row" className="py-2.5 text-start font-normal">
                    <time dateTime={at}>{dayOf(at)}</time>
                  </th>
                  <td className="py-2.5 text-end">
                    <Riyals sum={price} currency={currency} />
                  </td>
                  <td className="py-2.5 text-end text-ink-soft">
                    {index === history.length - 1 ? words.listed : <Difference change={change} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** A true minus, and a plus where the price rose. */
function Difference({ change }: { change: number }) {
  const sign = change < 0 ? "−" : "+";
  return (
    <Ltr className={change < 0 ? "text-success" : ""}>
      {sign}
      {Math.abs(change).toLocaleString("en")}
    </Ltr>
  );
}

function Line({
  history,
  now,
  label,
}: {
  history: PriceHistoryProps["history"];
  now: string;
  label: string;
}) {
  const points = priceLine(history, new Date(now));
  const path = points
    .map(({ along, up }) => `${(along * 100).toFixed(2)} ${(36 - up * 32).toFixed(2)}`)
    .join("L");
  return (
    <svg
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="flip-in-rtl mt-6 h-28 w-full overflow-visible"
    >
      <path d={`M${path}L100 40L0 40Z`} className="fill-accent-soft" />
      <path
        d={`M${path}`}
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
      />
    </svg>
  );
}
