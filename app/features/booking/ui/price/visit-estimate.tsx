import { campaignPriceInWords } from "#app/features/campaigns/price-in-words.ts";
import { moneyRangeInWords } from "#app/i18n/numbers/money.ts";
import { type PriceSpan, visitEstimate } from "../../rules/visit-estimate.ts";
import { type BookingState, type ChosenService, chosenServices } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { useListedHours } from "../booking-queries.ts";
import { priceOf, workOf } from "./service-facts.ts";

/** The price and facts of a service for the chosen vehicle. */
function useServiceFacts(booking: BookingState) {
  const { vehicle, campaign } = booking;
  const listedHours = useListedHours(booking);
  const { facts } = useBookingPage();
  // A campaign has a price of its own; the list has what its service costs otherwise.
  const ownPrice = (typeCode: string) => (campaign?.service.typeCode === typeCode ? campaign : undefined);
  const listed = (typeCode: string) =>
    facts && vehicle ? priceOf(facts.prices, vehicle, typeCode) : undefined;
  return (service: ChosenService) => ({
    hours: service.hours ?? listedHours.get(service.typeCode),
    price: spanOf(ownPrice(service.typeCode)) ?? listed(service.typeCode),
    isListed: ownPrice(service.typeCode) === undefined,
    work: facts && vehicle ? workOf(facts.work, vehicle, service.typeCode) : [],
  });
}

function spanOf(campaign: { readonly price: number | null } | undefined): PriceSpan | undefined {
  return campaign && [campaign.price ?? 0, campaign.price ?? 0];
}

/** What the chosen services cost, how long they take together, and what they include. */
export function VisitEstimate({ booking }: { booking: BookingState }) {
  const { words, facts, quote } = useBookingPage();
  const factsOf = useServiceFacts(booking);
  const services = chosenServices(booking);
  const { price, isPartial, hours } = visitEstimate(services.map(factsOf));
  const isListed = services.some((service) => factsOf(service).isListed);
  const work = [...new Set(services.flatMap((service) => factsOf(service).work))];
  return (
    <>
      {price && <Price span={price} isListed={isListed} />}
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
      {price && facts && !quote && isListed && (
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
  const { price, hours, isListed } = useServiceFacts(booking)(service);
  if (!price && hours === undefined) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {price && <Price span={price} isListed={isListed} />}
      {price && hours !== undefined && " · "}
      {hours !== undefined && words.hours(hours)}
    </span>
  );
}

/** A price of the list may change, which a note says; that of a campaign stands, and may be nothing. */
function Price({ span, isListed }: { span: PriceSpan; isListed: boolean }) {
  const { facts, language } = useBookingPage();
  if (!isListed) return <span>{campaignPriceInWords(span[1], language)}</span>;
  return (
    <span className="tabular whitespace-nowrap">
      {moneyRangeInWords(span, facts?.currency ?? "", language)}
      <span aria-hidden="true">*</span>
    </span>
  );
}
