import { useLanguage } from "#app/i18n/use-language.ts";
import { effectiveRateInWords, Riyals } from "./riyals.tsx";
import type { Quote } from "./use-loan.ts";
import { financeWords } from "./words.ts";

/**
 * The payment, large. On a phone, where it stands below the controls, it keeps to the lower edge of the screen while
 * they are in view.
 */
export function Reading({ quote, currency }: { quote: Quote; currency: string }) {
  const language = useLanguage();
  const words = financeWords.of(language);
  return (
    <div className="action-bar on-dark sticky bottom-0 z-10 flex items-end justify-between gap-4 bg-sea-950 px-5 py-4 text-on-dark sm:px-9 lg:static lg:px-11 lg:pt-11 lg:pb-0 print:static print:bg-white print:p-0 print:text-ink">
      <div>
        <p className="text-sm text-on-dark-soft lg:text-base print:text-ink">{words.monthly}</p>
        <p className="reading text-[clamp(2.25rem,1.4rem+3.6vw,5.25rem)] leading-[1.1] font-light">
          <Riyals sum={quote.payment} currency={currency} asterisk />
        </p>
      </div>
      <p
        aria-hidden="true"
        className="pb-1 text-end text-sm text-on-dark-soft tabular lg:hidden print:hidden"
      >
        <bdi dir="ltr" className="block text-lg text-accent-on-dark">
          {effectiveRateInWords(quote.effectiveRate, language)}
        </bdi>
        {words.effective}
      </p>
    </div>
  );
}
