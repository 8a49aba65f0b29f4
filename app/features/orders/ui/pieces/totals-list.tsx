import type { ReactNode } from "react";
import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Totals } from "../../call-fields.ts";
import { shopWords } from "../../words.ts";

interface TotalsListProps {
  totals: Totals;
  /** New totals are on their way. */
  isStale?: boolean;
}

/** Subtotal, discounts and total; the tax that is in it, where there is any. */
export function TotalsList({ totals, isStale = false }: TotalsListProps) {
  const language = useLanguage();
  const words = shopWords.of(language);
  const { totalPrice, totalDiscounts, totalOriginalPrice, totalTax } = totals;
  return (
    <div aria-busy={isStale || undefined} className={`transition-opacity ${isStale ? "opacity-50" : ""}`}>
      <dl className="grid gap-2">
        {totalDiscounts > 0 && (
          <>
            <Row label={words.subtotal}>
              <Dirhams sum={totalOriginalPrice} />
            </Row>
            <Row label={words.discounts}>
              <Dirhams sum={-totalDiscounts} className="text-success" />
            </Row>
          </>
        )}
        <Row label={words.pickup}>{words.free}</Row>
        <div className="mt-2 flex items-baseline justify-between gap-6 border-t border-line pt-4">
          <dt className="text-lg font-medium">{words.total}</dt>
          <dd className="text-lg font-medium">
            <Dirhams sum={totalPrice} />
          </dd>
        </div>
      </dl>
      {totalTax > 0 && (
        <p className="mt-1 text-sm text-ink-soft">{words.taxIncluded(dirhamsInWords(totalTax, language))}</p>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
