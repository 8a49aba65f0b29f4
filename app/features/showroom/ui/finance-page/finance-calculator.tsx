import { useEffect, useRef, useState } from "react";
import type { FinanceCalculator as FinanceContent } from "#app/features/finance/content/finance-calculator.ts";
import { type FinancePlan, paidFirst } from "#app/features/finance/rules/finance-plan.ts";
import { newCarRateOf, profitRateOf } from "#app/features/finance/rules/finance-rates.ts";
import { Measures } from "#app/features/finance/ui/measures.tsx";
import { Owed } from "#app/features/finance/ui/owed.tsx";
import { PaymentSchedule } from "#app/features/finance/ui/payment-schedule.tsx";
import { Reading } from "#app/features/finance/ui/reading.tsx";
import { ResultActions } from "#app/features/finance/ui/result-actions.tsx";
import { Results } from "#app/features/finance/ui/results.tsx";
import { effectiveRateInWords, Riyals } from "#app/features/finance/ui/riyals.tsx";
import { StatusChoice } from "#app/features/finance/ui/status-choice.tsx";
import { useFinancePlan } from "#app/features/finance/ui/use-finance-plan.ts";
import { type Quote, useLoan } from "#app/features/finance/ui/use-loan.ts";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { RateHint } from "../model-finance/rate-hint.tsx";
import { CarChoice } from "./car-choice.tsx";
import type { FinanceCar } from "./finance-cars.ts";

interface FinanceCalculatorProps {
  content: FinanceContent;
  cars: readonly FinanceCar[];
  currency: string;
  /** The next step. */
  action: { label: string; url: string } | undefined;
}

interface PrintedPlanProps {
  cars: readonly FinanceCar[];
  trim: string | undefined;
  plan: FinancePlan;
  currency: string;
}

/**
 * Finance calculator one (product/money.md#calculator-one): controls on one side, what it costs on the other. With a new car of
 * ours it computes at that car's own rate, as the car's page does.
 */
export function FinanceCalculator({ content, cars, currency, action }: FinanceCalculatorProps) {
  const words = financeWords.of(useLanguage());
  const [trims] = useState(() => cars.flatMap((car) => car.trims));
  const state = useFinancePlan(trims);
  const { plan, unread } = state;
  const chosen = chosenOf(cars, state.trim);
  const quote = useLoan(plan, chosen ? rateOf(chosen, plan) : profitRateOf(content.profitRate));
  const sheet = useRef<HTMLElement>(null);
  const print = () => {
    for (const details of sheet.current?.querySelectorAll("details") ?? []) details.open = true;
    window.print();
  };
  return (
    <section ref={sheet} id="calculator" aria-labelledby="calculator-title">
      <div className="frame section-space">
        <h2 id="calculator-title" className="max-w-[44rem] text-title font-light">
          {content.title}
        </h2>
        <p className="mt-4 min-h-[2lh] max-w-[64ch] text-lead text-ink-soft lg:min-h-[1lh] print:hidden">
          {content.text}
        </p>
        <PrintedPlan cars={cars} trim={state.trim} plan={plan} currency={currency} />
        <div className="mt-8 grid overflow-clip rounded-xl border border-line bg-surface lg:mt-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block print:border-0">
          <div className="grid min-w-0 content-start gap-5 p-5 sm:p-9 lg:row-span-2 lg:p-11 print:hidden">
            <CarChoice
              cars={cars}
              trim={state.trim}
              currency={currency}
              onChange={state.changeTrim}
              problem={unread.includes("trim") ? words.unreadTrim : undefined}
            />
            <StatusChoice
              value={plan.status}
              onChange={state.changeStatus}
              problem={unread.includes("status") ? words.unreadStatus : undefined}
            />
            <Measures state={state} currency={currency} />
            {chosen && <RateHint {...chosen} plan={plan} />}
          </div>
          <Reading quote={quote} currency={currency} />
          <Results
            quote={quote}
            plan={plan}
            currency={currency}
            content={content}
            actions={
              <ResultActions action={action} drive={driveOf(cars, state.trim, words)} onPrint={print} />
            }
          />
        </div>
        <p className="mt-4 max-w-[80ch] text-sm text-ink-soft">
          <span aria-hidden="true">* </span>
          {content.priceNote}
        </p>
        <Spoken quote={quote} />
        <div className="mt-16 grid gap-12 lg:mt-24 lg:gap-16">
          <Owed quote={quote} content={content} />
          <PaymentSchedule schedule={quote.schedule} />
        </div>
      </div>
    </section>
  );
}

/** The chosen trim, and what its rate depends on; undefined for a price of one's own. */
function chosenOf(cars: readonly FinanceCar[], id: string | undefined) {
  const car = cars.find(({ trims }) => trims.some((trim) => trim.id === id));
  const trim = car?.trims.find((one) => one.id === id);
  return car && trim && { trim, isLargeSuv: car.isLargeSuv };
}

function rateOf({ trim, isLargeSuv }: NonNullable<ReturnType<typeof chosenOf>>, plan: FinancePlan): number {
  return newCarRateOf({
    isHybrid: trim.isHybrid,
    isLargeSuv,
    price: plan.price,
    downPayment: paidFirst(plan),
  });
}

/** A car is driven before it is paid for. */
function driveOf(
  cars: readonly FinanceCar[],
  trim: string | undefined,
  words: ReturnType<typeof financeWords.of>,
) {
  const car = cars.find(({ trims }) => trims.some(({ id }) => id === trim));
  return car && { label: words.testDrive, url: `${href("/test-drive")}?car=${car.id}` };
}

/** On paper the controls are gone: what was calculated with stands in a line. */
function PrintedPlan({ cars, trim, plan, currency }: PrintedPlanProps) {
  const words = financeWords.of(useLanguage());
  const car = cars.flatMap(({ trims }) => trims).find(({ id }) => id === trim);
  return (
    <p className="mt-4 hidden print:block">
      {car ? car.name : words.ownPrice} · {words.price}{" "}
      <Riyals sum={plan.price} currency={currency} asterisk /> · {words[plan.status]}
    </p>
  );
}

/** A reader hears the result once the hand rests, not at every step of a needle. */
const silenceMs = 800;

function Spoken({ quote }: { quote: Quote }) {
  const language = useLanguage();
  const words = financeWords.of(language);
  const sentence = words.spoken(
    words.sum(quote.payment),
    effectiveRateInWords(quote.effectiveRate, language),
    words.sum(quote.total),
  );
  const first = useRef(sentence);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (sentence === first.current) return;
    const timer = setTimeout(() => setSpoken(sentence), silenceMs);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
