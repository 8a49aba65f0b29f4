import { useIsMutating } from "@tanstack/react-query";
import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { PartPicture } from "#app/features/parts/ui/part/part-picture.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Totals } from "../../call-fields.ts";
import type { CartLine } from "../../cart-calls.ts";
import { shopWords } from "../../words.ts";
import { LineChanges } from "../cart/line-changes.tsx";
import { TotalsList } from "../pieces/totals-list.tsx";

type SummaryLine = Pick<CartLine, "id" | "name" | "picture" | "quantity" | "linePrice" | "changes">;

/** The parts of an order in few words, with their total. */
export function OrderSummary({ lines, totals }: { lines: readonly SummaryLine[]; totals: Totals }) {
  const words = shopWords.of(useLanguage());
  const isChanging = useIsMutating() > 0;
  return (
    <>
      <ul className="grid gap-4">
        {lines.map(({ id, name, picture, quantity, linePrice, changes }) => (
          <li key={id} className="grid gap-2">
            <div className="flex items-center gap-4">
              <PartPicture picture={picture} className="size-14 bg-surface!" />
              <p className="min-w-0 grow">
                {name}
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="text-sm text-ink-soft">{words.pieces(quantity)}</span>
                  <Dirhams sum={linePrice} />
                </span>
              </p>
            </div>
            <LineChanges changes={changes} />
          </li>
        ))}
      </ul>
      <div className="mt-6 border-t border-line pt-5">
        <TotalsList totals={totals} isStale={isChanging} />
      </div>
    </>
  );
}
