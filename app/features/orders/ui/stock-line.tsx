import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import type { Availability } from "../order-calls.ts";
import { StockAlert } from "./stock/stock-alert.tsx";
import { stockWords } from "./stock/stock-words.ts";
import { firstBackorder, usePickupCenters, useStock } from "./stock-provider.tsx";

/** From so many pieces on the number says nothing. */
const plenty = 10;
const few = 5;

interface StockLineProps {
  number: string;
  /** With the stock of each center, where there is room. */
  byCenter?: boolean;
}

/** Whether a part can be bought now; where it cannot, when it is expected, and a message when it comes. */
export function StockLine({ number, byCenter = false }: StockLineProps) {
  const language = useLanguage();
  const words = stockWords.of(language);
  const { stock, isLoading } = useStock(number);
  if (isLoading)
    return (
      <div className="grid gap-3">
        <Skeleton className="h-5 w-32" />
        {byCenter && <Skeleton className="h-24 w-full" />}
      </div>
    );
  if (stock === undefined) return <p className="text-sm text-ink-soft">{words.unknown}</p>;
  const day = firstBackorder(stock);
  return (
    <div className="text-sm">
      <StockCount available={stock.available} />
      {stock.available === 0 && day !== undefined && (
        <p className="text-ink-soft">{words.expected(promisedDate(day, language))}</p>
      )}
      {stock.available === 0 && <StockAlert number={number} />}
      {byCenter && <CenterStock stock={stock} />}
    </div>
  );
}

/** In stock, few left or out of stock: by a word, and for the eye by a color. */
export function StockCount({ available }: { available: number }) {
  const words = stockWords.of(useLanguage());
  const [text, look, dot] =
    available === 0
      ? [words.outOfStock, "text-ink-soft", "bg-line-strong"]
      : available < few
        ? [words.fewLeft(available), "text-warning", "bg-warning"]
        : [words.inStock, "text-success", "bg-success"];
  return (
    <p className={`flex items-center gap-2 font-medium ${look}`}>
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
      {text}
    </p>
  );
}

function CenterStock({ stock }: { stock: Availability }) {
  const language = useLanguage();
  const words = stockWords.of(language);
  const centers = usePickupCenters();
  const named = (centers.data ?? []).flatMap(({ id, name }) => {
    const at = stock.centers.find(({ centerId }) => centerId === id);
    return at ? [{ id, name, ...at }] : [];
  });
  if (named.length === 0) return null;
  return (
    <dl aria-label={words.byCenter} className="mt-3 divide-y divide-line border-y border-line">
      {named.map(({ id, name, available, backorderDate }) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <dt>{name}</dt>
          <dd className={available > 0 ? "tabular" : "text-ink-soft"}>
            {available > 0 && words.countAt(available >= plenty ? words.many : String(available))}
            {available === 0 &&
              (backorderDate === null ? words.noneAt : words.expected(promisedDate(backorderDate, language)))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
