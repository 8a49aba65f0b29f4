import { moneyRangeInWords } from "#app/i18n/numbers/money.ts";
import { type PriceSpan, visitEstimate } from "../../rules/visit-estimate.ts";
import { type BookingState, type ChosenService, chosenServices } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { priceOf, workOf } from "./service-facts.ts";

/** The price and facts of a service for the chosen vehicle. */
function useServiceFacts({ vehicle }: Pick<BookingState, "vehicle">) {
  const { facts } = useBookingPage();
  return (service: ChosenService) => ({
    hours: service.hours,
    price: facts && vehicle ? priceOf(facts.prices, vehicle, service.typeCode) : undefined,
    work: facts && vehicle ? workOf(facts.work, vehicle, service.typeCode) : [],
  });
}

/** What the chosen services cost, how long they take together, and what they include. */
export function VisitEstimate({ booking }: { booking: BookingState }) {
  const { words, facts, quote } = useBookingPage();
  const factsOf = useServiceFacts(booking);
  const services = chosenServices(booking);
  const { price, isPartial, hours } = visitEstimate(services.map(factsOf));
  const work = [...new Set(services.flatMap((service) => factsOf(service).work))];
  return (
    <>
      {price && <Price span={price} />}
      {hours !== undefined && <span className="block">{words.hours(hours)}</span>}
      {!price && <span className="block text-sm text-ink-soft">{words.noPrice}</span>}
      {isPartial && <span className="block text-sm text-ink-soft">{words.partialPrice}</span>}
      {work.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent underline underline-offset-4">
            {words.includes}
          </summary>
          <ul className="list-disc ps-5 text-sm text-ink-soft">
            {work.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </details>
      )}
      {price && facts && !quote && (
        <span className="mt-1 block text-sm text-ink-soft">
          <span aria-hidden="true">* </span>
          {facts.note}
        </span>
      )}
    </>
  );
}

/** Price and duration in one line, beside a service that can be chosen. */
export function ServiceEstimate({ booking, service }: { booking: BookingState; service: ChosenService }) {
  const { words } = useBookingPage();
  const { price, hours } = useServiceFacts(booking)(service);
  if (!price && hours === undefined) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {price && <Price span={price} />}
      {price && hours !== undefined && " · "}
      {hours !== undefined && words.hours(hours)}
    </span>
  );
}

function Price({ span }: { span: PriceSpan }) {
  const { facts, language } = useBookingPage();
  return (
    <span className="tabular whitespace-nowrap">
      {moneyRangeInWords(span, facts?.currency ?? "", language)}
      <span aria-hidden="true">*</span>
    </span>
  );
}
