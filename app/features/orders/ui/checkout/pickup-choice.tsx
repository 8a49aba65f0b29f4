import { type ReactNode, useState } from "react";
import { ChoiceCard, ChoiceMark } from "#app/features/scheduling/ui/steps/choice-card.tsx";
import { withAnd } from "#app/i18n/comma.ts";
import { timeOfDay } from "#app/i18n/dates/clock.ts";
import { promisedMoment } from "#app/i18n/dates/promised-day.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { directionsAddress } from "#app/lib/address/directions.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { PickupCenter } from "../../call-fields.ts";
import type { CartLine } from "../../cart-calls.ts";
import type { Availability } from "../../order-calls.ts";
import { checkoutWords } from "./checkout-words.ts";
import { type AppointmentOption, isAppointment, valueOfAppointment } from "./pickup-options.ts";
import { hoursToday, missingAt } from "./pickup-stock.ts";

interface PickupChoiceProps {
  centers: readonly PickupCenter[];
  appointments: readonly AppointmentOption[];
  lines: readonly CartLine[];
  stockOf: (number: string) => Availability | undefined;
  isStockLoading: boolean;
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** Where the order is collected: a counter, each with what it has of this cart, or an own service appointment. */
export function PickupChoice(props: PickupChoiceProps) {
  const { centers, appointments, chosen, onChoose } = props;
  const words = checkoutWords.of(useLanguage());
  // Who comes from an appointment sees it first; the order of the choices then stays.
  const [isVisitFirst] = useState(() => isAppointment(chosen));
  const card = (value: string, contents: ReactNode) => (
    <ChoiceCard
      kind="radio"
      group="place"
      value={value}
      chosen={chosen === value}
      onPress={() => onChoose(value)}
      className="grow gap-4 p-4 md:p-5"
    >
      {contents}
      <ChoiceMark kind="radio" chosen={chosen === value} />
    </ChoiceCard>
  );
  const visits = appointments.map((one) => (
    <div key={one.appointmentId} className="grid">
      {card(valueOfAppointment(one), <VisitFacts visit={one} {...props} />)}
    </div>
  ));
  return (
    <div className="grid gap-3">
      {isVisitFirst && visits}
      {centers.map((center) => (
        <div key={center.id} className="grid">
          {card(center.id, <CenterFacts center={center} {...props} />)}
          {chosen === center.id && (
            <a
              href={directionsAddress(center)}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-accent underline underline-offset-4"
            >
              <Icon name="pin" />
              {words.onMap}
            </a>
          )}
        </div>
      ))}
      {!isVisitFirst && visits}
    </div>
  );
}

type InCenter = Pick<PickupChoiceProps, "lines" | "stockOf" | "isStockLoading"> & {
  center: PickupCenter;
  /** It is not the counter that hands them over. */
  isForVisit?: boolean;
};

function CenterFacts({ center, ...stock }: InCenter) {
  return (
    <span className="grid min-w-0 grow gap-1">
      <span className="font-medium">{center.name}</span>
      <span className="text-sm text-ink-soft">{center.address}</span>
      <HoursToday center={center} />
      <StockHere center={center} {...stock} />
    </span>
  );
}

function VisitFacts({ visit, ...stock }: Omit<InCenter, "center"> & { visit: AppointmentOption }) {
  const language = useLanguage();
  const words = checkoutWords.of(language);
  return (
    <span className="grid min-w-0 grow gap-1">
      <span className="font-medium">{words.withAppointment}</span>
      <span className="text-sm text-ink-soft">
        {words.withAppointmentText(visit.place, promisedMoment(visit.at, visit.timeZone, language))}
      </span>
      <StockHere center={visit.center} isForVisit {...stock} />
    </span>
  );
}

export function HoursToday({ center }: { center: PickupCenter }) {
  const language = useLanguage();
  const words = checkoutWords.of(language);
  const { serverNow } = useCustomerAccess();
  const spans = hoursToday(center, serverNow()).map(({ opens, closes }) =>
    rangeInWords([timeOfDay(opens, language), timeOfDay(closes, language)], language),
  );
  return (
    <span className="tabular text-sm text-ink-soft">
      {spans.length === 0 ? words.closedToday : words.openToday(withAnd(spans, language))}
    </span>
  );
}

function StockHere({ center, lines, stockOf, isStockLoading, isForVisit = false }: InCenter) {
  const words = checkoutWords.of(useLanguage());
  if (isStockLoading) return <Skeleton className="h-5 w-40" />;
  const missing = missingAt(center.id, lines, stockOf);
  if (missing === undefined) return <span className="text-sm text-ink-soft">{words.stockUnknown}</span>;
  const isComplete = missing.length === 0;
  const isNothing = missing.length === new Set(lines.map(({ number }) => number)).size;
  const [all, none] = isForVisit ? [words.allForVisit, words.noneForVisit] : [words.allHere, words.noneHere];
  // Names of parts have commas of their own.
  const some = words.someMissing(missing.map(({ name }) => name).join(" · "));
  return (
    <span
      className={`mt-1 flex items-start gap-2 text-sm font-medium ${isComplete ? "text-success" : "text-warning"}`}
    >
      <Icon name={isComplete ? "check" : "warning"} className="mt-0.5 size-4 shrink-0" />
      {isComplete ? all : isNothing ? none : some}
    </span>
  );
}
