import { useId } from "react";
import { currencyFollows, currencyOf } from "#app/i18n/numbers/money.ts";
import { percentInWords } from "#app/i18n/numbers/percent.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type Limits, type PlanField, percentOf, shareOf } from "../rules/finance-plan.ts";
import { Measure } from "./measure.tsx";
import { NumberField } from "./number-field.tsx";
import type { FinancePlanState } from "./use-finance-plan.ts";
import { type FinanceWords, financeWords } from "./words.ts";

interface MeasuresProps {
  state: FinancePlanState;
  currency: string;
  /** The price is that of a chosen trim: it is shown there and not changed here. */
  fixedPrice?: boolean;
}

const riyalSteps = { drag: 500, key: 500, button: 1_000 };
const monthSteps = { drag: 1, key: 1, button: 6 };
const priceMarks = [150, 450].map((thousands) => ({
  value: thousands * 1_000,
  label: `${thousands},000`,
}));
const monthMarks = [12, 24, 36, 48, 60];
const downMarks = [25, 50, 75];

/** Price, old car, down payment and term. */
export function Measures({ state, currency, fixedPrice = false }: MeasuresProps) {
  const language = useLanguage();
  const words = financeWords.of(language);
  const unitOf = (sum: number) => ({
    [currencyFollows(language) ? "after" : "before"]: currencyOf(sum, currency),
  });
  const { plan, limits } = state;
  const shared = (field: PlanField, inWords: (value: number) => string) => ({
    label: words[field],
    value: plan[field],
    limits: limits[field],
    inWords,
    onChange: (value: number) => state.changeNumber(field, Math.round(value)),
    problem: problemOf(field, state, words, inWords),
  });
  const price = shared("price", words.sum);
  const down = shared("down", words.sum);
  const months = shared("months", words.monthsInWords);
  const field = (id: string, describedBy: string, name: PlanField) => ({
    id,
    describedBy,
    onUnread: () => state.refuseNumber(name),
  });
  return (
    <>
      {!fixedPrice && (
        <Measure
          {...price}
          steps={riyalSteps}
          marks={priceMarks}
          fields={(...ids) => (
            <NumberField {...price} {...field(...ids, "price")} {...unitOf(plan.price)} className="w-38" />
          )}
        />
      )}
      <TradeIn state={state} {...shared("tradeIn", words.sum)} {...unitOf(plan.tradeIn)} />
      <Measure
        {...down}
        steps={riyalSteps}
        marks={downMarks
          .map((percent) => ({
            value: shareOf(plan.price, percent),
            label: percentInWords(percent, language),
          }))
          .filter(({ value }) => value <= limits.down.most)}
        fields={(...ids) => (
          <>
            <NumberField {...down} {...field(...ids, "down")} {...unitOf(plan.down)} className="w-38" />
            <DownInPercent state={state} describedBy={ids[1]} />
          </>
        )}
      />
      <Measure
        {...months}
        steps={monthSteps}
        marks={monthMarks
          .filter((value) => value <= limits.months.most)
          .map((value) => ({ value, label: String(value) }))}
        fields={(...ids) => (
          <NumberField
            {...months}
            {...field(...ids, "months")}
            after={words.monthsUnit(plan.months)}
            className="w-38"
          />
        )}
      />
    </>
  );
}

interface TradeInProps {
  state: FinancePlanState;
  label: string;
  value: number;
  limits: Limits;
  onChange: (value: number) => void;
  problem: string | undefined;
  before?: string;
  after?: string;
}

/** A number to type alone: what a car brings is not something to play with. */
function TradeIn({ state, problem, ...field }: TradeInProps) {
  const words = financeWords.of(useLanguage());
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-x-4">
      <label htmlFor={id} className="min-w-0 font-normal">
        {field.label}
        <span
          id={`${id}-note`}
          role="status"
          className={`block text-sm ${problem ? "text-warning" : "text-ink-faint"}`}
        >
          {problem ?? words.tradeInHint}
        </span>
      </label>
      <NumberField
        {...field}
        id={id}
        describedBy={`${id}-note`}
        onUnread={() => state.refuseNumber("tradeIn")}
        className="w-38 shrink-0"
      />
    </div>
  );
}

function DownInPercent({ state, describedBy }: { state: FinancePlanState; describedBy: string }) {
  const words = financeWords.of(useLanguage());
  const { plan, limits } = state;
  return (
    <NumberField
      label={words.downInPercent}
      value={percentOf(plan.down, plan.price)}
      limits={{
        least: percentOf(limits.down.least, plan.price),
        most: percentOf(limits.down.most, plan.price),
      }}
      describedBy={describedBy}
      onChange={(percent) => state.changeNumber("down", shareOf(plan.price, percent))}
      onUnread={() => state.refuseNumber("down")}
      after="%"
      className="w-22"
    />
  );
}

/** What could not be taken as it was typed, in a sentence. */
function problemOf(
  field: PlanField,
  { clamped, unread }: FinancePlanState,
  words: FinanceWords,
  inWords: (value: number) => string,
): string | undefined {
  if (unread.includes(field)) return words.unreadNumber;
  const found = clamped.find((one) => one.field === field);
  if (found === undefined) return undefined;
  return (found.bound === "least" ? words.tooLittle : words.tooMuch)(inWords(found.limit));
}
