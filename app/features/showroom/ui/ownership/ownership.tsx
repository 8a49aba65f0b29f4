import { type ReactNode, useState } from "react";
import { Measure } from "#app/features/finance/ui/measure.tsx";
import { NumberField } from "#app/features/finance/ui/number-field.tsx";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Fold } from "#app/ui/fold.tsx";
import type { RunningCosts } from "../../content/running-costs.ts";
import {
  kilometers,
  type Ownership as OwnershipMonth,
  type OwnershipPart,
  ownershipMonth,
  ownershipParts,
  readKilometers,
} from "../../rules/ownership.ts";
import { useInAddress } from "../model-finance/use-in-address.ts";
import type { TrimView } from "../trims/trim-view.ts";
import { ownershipWords } from "./words.ts";

interface OwnershipProps {
  running: RunningCosts;
  trim: TrimView;
  /** In riyals a month, for so many months. */
  payment: number;
  months: number;
  /** What is paid besides: at the start, or at the end. */
  besides: "down" | "closing";
  currency: string;
}

const distanceInAddress = {
  read: readKilometers,
  write(query: URLSearchParams, km: number) {
    if (km === kilometers.preset) query.delete("km");
    else query.set("km", String(km));
  },
};
const steps = { drag: 1_000, key: 1_000, button: 5_000 };
const marks = [20_000, 40_000].map((value) => ({ value, label: value.toLocaleString("en") }));
const fills: Record<OwnershipPart, string> = {
  payment: "fill-sea-950",
  registrationAndInsurance: "fill-line-strong",
  fuel: "fill-accent",
  service: "fill-premium",
  tires: "fill-sand-300",
};
const swatches: Record<OwnershipPart, string> = {
  payment: "bg-sea-950",
  registrationAndInsurance: "bg-line-strong",
  fuel: "bg-accent",
  service: "bg-premium",
  tires: "bg-sand-300",
};

/** What a month of this car costs its owner, fuel and workshop included (service prices, finance, fuel). */
export function Ownership({ running, trim, payment, months, besides, currency }: OwnershipProps) {
  const words = ownershipWords.of(useLanguage());
  const [kmPerYear, setKm] = useInAddress(distanceInAddress, "quantity");
  const { price, specifications, services } = trim;
  const cost = ownershipMonth(
    payment,
    { price, services, ...specifications },
    { kmPerYear, months },
    running,
  );
  return (
    <Fold
      large
      label={
        <span className="flex grow flex-wrap justify-between gap-x-6">
          {words.title}
          <span className="text-base text-ink-soft">
            <Riyals sum={cost.month} currency={currency} asterisk /> {words.aMonth}
          </span>
        </span>
      }
      className="mt-4 border-y border-line-strong"
    >
      <div className="grid gap-x-16 gap-y-8 pt-2 pb-8 lg:grid-cols-2 print:grid-cols-2">
        <div>
          <p className="mb-6 max-w-[46ch] text-ink-soft">{words.text}</p>
          <Kilometers kmPerYear={kmPerYear} onChange={setKm} />
        </div>
        <Month cost={cost} months={months} currency={currency}>
          {running.note} {besides === "down" ? words.notIn : words.notInLease}
        </Month>
      </div>
    </Fold>
  );
}

/** How far it is driven in a year. */
function Kilometers({ kmPerYear, onChange }: { kmPerYear: number; onChange: (km: number) => void }) {
  const words = ownershipWords.of(useLanguage());
  const [unread, setUnread] = useState(false);
  const limits = { least: kilometers.least, most: kilometers.most };
  const change = (km: number) => {
    setUnread(false);
    onChange(Math.round(Math.min(limits.most, Math.max(limits.least, km))));
  };
  return (
    <Measure
      label={words.distance}
      value={kmPerYear}
      limits={limits}
      steps={steps}
      marks={marks}
      inWords={(km) => words.km(km.toLocaleString("en"))}
      onChange={change}
      problem={unread ? words.unread : undefined}
      fields={(id, describedBy) => (
        <NumberField
          id={id}
          describedBy={describedBy}
          label={words.distance}
          value={kmPerYear}
          limits={limits}
          onChange={change}
          onUnread={() => setUnread(true)}
          after={words.kmUnit}
          className="w-38"
        />
      )}
    />
  );
}

interface MonthProps {
  cost: OwnershipMonth;
  months: number;
  currency: string;
  /** What the sums suppose, and what is not in them. */
  children: ReactNode;
}

/** The sum of a month, large, and below it the parts that it is made of. */
function Month({ cost, months, currency, children }: MonthProps) {
  const language = useLanguage();
  const words = ownershipWords.of(language);
  return (
    <div>
      <p className="text-ink-soft">{words.month}</p>
      <p className="text-display font-light">
        <Riyals sum={cost.month} currency={currency} asterisk />
      </p>
      <p className="text-sm text-ink-soft">
        {words.over(financeWords.of(language).monthsInWords(months), cost.kilometer)}
      </p>
      <PartsBar parts={cost.parts} month={cost.month} />
      <dl className="mt-6">
        {ownershipParts.map((part) => (
          <div key={part} className="flex items-center gap-3 border-b border-line-strong/40 py-2.5">
            <dt className="flex grow items-center gap-3">
              <span aria-hidden="true" className={`size-2.5 shrink-0 ${swatches[part]}`} />
              {words[part]}
            </dt>
            <dd>
              <Riyals sum={cost.parts[part]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[64ch] text-sm text-ink-soft">
        <span aria-hidden="true">* </span>
        {children}
      </p>
    </div>
  );
}

/** The month in its parts, along the line of reading; the list below says the same in numbers. */
function PartsBar({ parts, month }: { parts: Readonly<Record<OwnershipPart, number>>; month: number }) {
  let from = 0;
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="flip-in-rtl mt-8 h-14 w-full"
    >
      {ownershipParts.map((part) => {
        const width = (parts[part] * 100) / month;
        const x = from;
        from += width;
        return (
          <rect key={part} x={x} width={Math.max(0, width - 0.25)} height="10" className={fills[part]} />
        );
      })}
    </svg>
  );
}
