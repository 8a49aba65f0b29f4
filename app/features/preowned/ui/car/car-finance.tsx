import { useMemo } from "react";
import type { FinanceCalculator as FinanceContent } from "#app/features/finance/content/finance-calculator.ts";
import { profitRateOf } from "#app/features/finance/rules/finance-rates.ts";
import { Measures } from "#app/features/finance/ui/measures.tsx";
import { PaymentSchedule } from "#app/features/finance/ui/payment-schedule.tsx";
import { Reading } from "#app/features/finance/ui/reading.tsx";
import { ResultActions } from "#app/features/finance/ui/result-actions.tsx";
import { Results } from "#app/features/finance/ui/results.tsx";
import { StatusChoice } from "#app/features/finance/ui/status-choice.tsx";
import { useFinancePlan } from "#app/features/finance/ui/use-finance-plan.ts";
import { useLoan } from "#app/features/finance/ui/use-loan.ts";
import { requestPlace } from "#app/features/showroom/ui/request/request-place.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { UsedVehicle } from "../../car-calls.ts";
import { calculatorPlace } from "./places.ts";
import { carWords } from "./words.ts";

interface CarFinanceProps {
  car: Pick<UsedVehicle, "vehicleNo" | "price" | "status">;
  content: FinanceContent;
  currency: string;
}

/** Finance calculator one (product/money.md#calculator-one) with this car's price. The address keeps what is chosen. */
export function CarFinance({ car, content, currency }: CarFinanceProps) {
  const words = carWords.of(useLanguage());
  const { vehicleNo, price } = car;
  const priced = useMemo(() => [{ id: vehicleNo, price }], [vehicleNo, price]);
  const state = useFinancePlan(priced, true);
  const { plan } = state;
  const quote = useLoan(plan, profitRateOf(content.profitRate));
  const enquiry = {
    label: car.status === "reserved" ? words.askReserved : words.ask,
    url: `#${requestPlace}`,
  };
  return (
    <section id={calculatorPlace} aria-labelledby="calculator-title" data-analytics-place="calculator">
      <h2 id="calculator-title" className="text-title font-light">
        {content.title}
      </h2>
      <div className="mt-8 grid overflow-clip rounded-xl border border-line bg-surface lg:mt-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block print:border-0">
        <div className="grid min-w-0 content-start gap-6 p-5 sm:p-9 lg:row-span-2 lg:p-11 print:hidden">
          <StatusChoice value={plan.status} onChange={state.changeStatus} problem={undefined} />
          <Measures state={state} currency={currency} fixedPrice />
        </div>
        <Reading quote={quote} currency={currency} />
        <Results
          quote={quote}
          plan={plan}
          currency={currency}
          content={content}
          actions={<ResultActions action={enquiry} onPrint={() => window.print()} />}
        />
      </div>
      <p className="mt-4 max-w-[80ch] text-sm text-ink-soft">
        <span aria-hidden="true">* </span>
        {content.priceNote}
      </p>
      <div className="mt-8 lg:mt-12">
        <PaymentSchedule schedule={quote.schedule} />
      </div>
    </section>
  );
}
