import { useMemo } from "react";
import type { FinanceCalculator as FinanceContent } from "#app/features/finance/content/finance-calculator.ts";
import { financeAddress } from "#app/features/finance/rules/finance-address.ts";
import { paidFirst } from "#app/features/finance/rules/finance-plan.ts";
import { leaseTerms, newCarRateOf } from "#app/features/finance/rules/finance-rates.ts";
import { type LeaseOffer, leaseQuote } from "#app/features/finance/rules/lease.ts";
import { Measures } from "#app/features/finance/ui/measures.tsx";
import { schedulePlace } from "#app/features/finance/ui/payment-schedule.tsx";
import { Reading } from "#app/features/finance/ui/reading.tsx";
import { ResultActions } from "#app/features/finance/ui/result-actions.tsx";
import { Results } from "#app/features/finance/ui/results.tsx";
import { StatusChoice } from "#app/features/finance/ui/status-choice.tsx";
import { type FinancePlanState, useFinancePlan } from "#app/features/finance/ui/use-finance-plan.ts";
import { useLoan } from "#app/features/finance/ui/use-loan.ts";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { RunningCosts } from "../../content/running-costs.ts";
import { Ownership } from "../ownership/ownership.tsx";
import { SectionTitle } from "../stories/section-words.tsx";
import type { TrimView } from "../trims/trim-view.ts";
import type { SectionView } from "../vehicle/vehicle-view.ts";
import { Choice } from "./choice.tsx";
import { LeaseResult } from "./lease-result.tsx";
import { RateHint } from "./rate-hint.tsx";
import { TrimChoice } from "./trim-choice.tsx";
import { useLeaseTerm } from "./use-lease-term.ts";
import { modelFinanceWords } from "./words.ts";

export interface ModelFinanceProps {
  section: SectionView;
  content: FinanceContent;
  /** Absent: cost of ownership is left out. */
  running: RunningCosts | undefined;
  /** The first is the one that is calculated with where the address names none. */
  trims: readonly [TrimView, ...TrimView[]];
  isLargeSuv: boolean;
  currency: string;
  action: { label: string; url: string };
}

/**
 * Finance calculator two (product/money.md#calculator-two): a new car by finance or by lease-to-own. The address
 * keeps it.
 */
export function ModelFinance(props: ModelFinanceProps) {
  const { section, content, running, currency } = props;
  const finance = useModelFinance(props);
  const { trim, state, quote, leased } = finance;
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      data-analytics-place="calculator"
      className="calm-start"
    >
      <div className="frame section-space">
        <SectionTitle section={section} />
        {section.text && <p className="mt-4 max-w-[64ch] text-ink-soft lg:text-lead">{section.text}</p>}
        <div className="mt-6 grid overflow-clip rounded-xl border border-line bg-surface lg:mt-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block print:border-0">
          <Inputs {...props} finance={finance} />
          <Result {...props} finance={finance} />
        </div>
        <p className="mt-4 max-w-[80ch] text-sm text-ink-soft">
          <span aria-hidden="true">* </span>
          {content.priceNote}
        </p>
        {!leased && <AllPayments state={state} count={quote.schedule.length} />}
        {running && (
          <Ownership
            running={running}
            trim={trim}
            payment={leased?.payment ?? quote.payment}
            months={leased?.months ?? state.plan.months}
            besides={leased ? "closing" : "down"}
            currency={currency}
          />
        )}
      </div>
    </section>
  );
}

/** The chosen trim, what it costs by finance, and by lease-to-own where that is chosen. */
function useModelFinance({ trims, content, isLargeSuv }: ModelFinanceProps) {
  const priced = useMemo(() => trims.map(({ id, price }) => ({ id, price })), [trims]);
  const state = useFinancePlan(priced, true);
  const [term, chooseLease] = useLeaseTerm();
  const { plan } = state;
  const trim = trims.find(({ id }) => id === state.trim) ?? trims[0];
  const { isHybrid } = trim;
  const rate = newCarRateOf({ isHybrid, isLargeSuv, price: plan.price, downPayment: paidFirst(plan) });
  const quote = useLoan(plan, rate);
  const lease = leaseOfferOf(trim, content);
  return { state, trim, quote, lease, leased: term && lease && leaseQuote(lease, term), chooseLease };
}

interface PartProps extends ModelFinanceProps {
  finance: ReturnType<typeof useModelFinance>;
}

/** What is calculated with: the trim, the way to pay, and what that way depends on. */
function Inputs({ trims, isLargeSuv, currency, finance }: PartProps) {
  const language = useLanguage();
  const words = financeWords.of(language);
  const own = modelFinanceWords.of(language);
  const { state, trim, lease, leased, chooseLease } = finance;
  const { plan } = state;
  return (
    <div className="grid min-w-0 content-start gap-4 p-5 sm:gap-5 sm:p-9 lg:row-span-2 lg:p-11 print:hidden">
      <TrimChoice trims={trims} trim={trim} currency={currency} onChange={state.changeTrim} />
      {lease && (
        <Choice
          legend={own.way}
          layout="row"
          value={leased ? "lease" : "finance"}
          onChange={(way) => chooseLease(way === "lease" ? leaseTerms.preset : undefined)}
          options={[
            { value: "finance", label: own.finance },
            { value: "lease", label: own.lease },
          ]}
        />
      )}
      {!leased ? (
        <>
          <StatusChoice value={plan.status} onChange={state.changeStatus} problem={undefined} />
          <Measures state={state} currency={currency} fixedPrice />
          <RateHint trim={trim} plan={plan} isLargeSuv={isLargeSuv} />
        </>
      ) : (
        <Choice
          legend={own.term}
          layout="row"
          value={leased.months}
          onChange={chooseLease}
          options={leaseTerms.months.map((value) => ({ value, label: words.monthsInWords(value) }))}
        />
      )}
    </div>
  );
}

/** What it costs, by the way that is chosen. */
function Result({ content, currency, action, finance }: PartProps) {
  const { state, trim, quote, leased } = finance;
  const actions = <ResultActions action={action} onPrint={() => window.print()} />;
  if (leased) return <LeaseResult price={trim.price} quote={leased} currency={currency} actions={actions} />;
  return (
    <>
      <Reading quote={quote} currency={currency} />
      <Results quote={quote} plan={state.plan} currency={currency} content={content} actions={actions} />
    </>
  );
}

/** The same plan on the page about finance, which lists every payment. */
function AllPayments({ state, count }: { state: FinancePlanState; count: number }) {
  const words = financeWords.of(useLanguage());
  const query = financeAddress(new URLSearchParams(), state, state.trim, []);
  return (
    <LocalLink
      to={`${href("/finance")}?${query}#${schedulePlace}`}
      className="mt-2 inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline print:hidden"
    >
      {words.schedule(count)}
      <Icon name="arrow-forward" className="size-4" />
    </LocalLink>
  );
}

function leaseOfferOf({ price, leasePrice }: TrimView, content: FinanceContent): LeaseOffer | undefined {
  const closingPercent = content.leaseClosingPercent;
  if (leasePrice === undefined || closingPercent === undefined) return undefined;
  return { price, paymentOver36: leasePrice, closingPercent };
}
