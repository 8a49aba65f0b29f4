import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { stockWords } from "../../words.ts";

/** What a car costs by the month. The asterisk leads to the terms, which stand on the same page. */
export function StockMonthly({ monthly, currency }: { monthly: number; currency: string }) {
  const words = stockWords.of(useLanguage());
  return (
    <p className="-mt-1 text-sm text-ink-soft">
      <Riyals sum={monthly} currency={currency} asterisk /> {words.aMonth}
    </p>
  );
}
