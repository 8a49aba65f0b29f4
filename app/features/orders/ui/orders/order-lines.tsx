import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { PartPicture } from "#app/features/parts/ui/part/part-picture.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { PartsOrder } from "../../order-calls.ts";
import { shopWords } from "../../words.ts";
import { LinePrice } from "../pieces/line-price.tsx";
import { TotalsList } from "../pieces/totals-list.tsx";
import { orderWords } from "./order-words.ts";

/** What was ordered, with what it cost. */
export function OrderLines({ order }: { order: Pick<PartsOrder, "lines" | "totals"> }) {
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {order.lines.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
      <div className="mt-5 sm:ms-auto sm:max-w-sm">
        <TotalsList totals={order.totals} />
      </div>
    </>
  );
}

function Line({ line }: { line: PartsOrder["lines"][number] }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const shop = shopWords.of(language);
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto] break-inside-avoid">
      <PartPicture picture={line.picture} className="size-16" />
      <div className="min-w-0">
        <p className="font-medium">{line.name}</p>
        <p className="text-sm text-ink-soft">
          <Ltr className="tabular">{readablePartNumber(line.number)}</Ltr>
          <span className="block">{shop.pieces(line.quantity)}</span>
        </p>
        {line.car && <p className="text-sm text-ink-soft">{shop.forCar(line.car)}</p>}
        {line.note && (
          <p className="mt-1 text-sm whitespace-pre-wrap text-ink-soft">
            <bdi>{line.note}</bdi>
          </p>
        )}
        {line.returned > 0 && <p className="text-sm">{words.returned(shop.pieces(line.returned))}</p>}
      </div>
      <div className="max-sm:col-start-2">
        <LinePrice {...line} />
      </div>
    </li>
  );
}
