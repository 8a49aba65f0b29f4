import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { standingOf } from "../../rules/price-quote.ts";
import { type BookingState, type ChosenService, chosenServices } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { useVehicles } from "../booking-queries.ts";

/** The price with which the customer came, and how it stands to the vehicle that is chosen. */
function useQuote({ vehicle }: BookingState) {
  const { quote } = useBookingPage();
  const vehicles = useVehicles();
  if (!quote || !vehicle) return undefined;
  // As the record has it now, in the language of the page: the booking may have been begun in the other.
  const recorded = vehicles.data?.find(({ vehicleId }) => vehicleId === vehicle.vehicleId) ?? null;
  const standing = standingOf(quote, recorded);
  if (!standing || !recorded) return undefined;
  // With its year: a model of old may bear the name of today's, and not its code.
  return { ...quote, standing, vehicleModel: `${recorded.model} ${recorded.modelYear}` };
}

/** The price beside the service that it is for. */
export function QuotedPrice({ booking, service }: { booking: BookingState; service: ChosenService }) {
  const { words } = useBookingPage();
  const quote = useQuote(booking);
  if (quote?.standing !== "holds" || quote.typeCode !== service.typeCode) return null;
  return (
    <span className="block text-sm text-ink-soft">
      <Riyals sum={quote.price} currency={quote.currency} asterisk />
      {words.comma} {quote.driveTrain}
    </span>
  );
}

/** What is to be said about the price: what may change it, or that it was another model's. */
export function QuoteNote({ booking }: { booking: BookingState }) {
  const { words } = useBookingPage();
  const quote = useQuote(booking);
  if (!quote) return null;
  if (quote.standing === "of-another-model") {
    return (
      <p className="mt-3 text-sm text-ink-soft">
        {words.otherModelsPrice(quote.service, quote.model, quote.vehicleModel)}
      </p>
    );
  }
  if (!chosenServices(booking).some(({ typeCode }) => typeCode === quote.typeCode)) return null;
  return (
    <p className="mt-3 text-sm text-ink-soft">
      <span aria-hidden="true">* </span>
      {words.priceIsFor(quote.driveTrain)} {quote.note}
    </p>
  );
}

/** The service with whose price the customer came is not among those of the vehicle. */
export function NotOffered({
  booking,
  offered,
}: {
  booking: BookingState;
  offered: readonly ChosenService[];
}) {
  const { words } = useBookingPage();
  const quote = useQuote(booking);
  if (!quote || offered.some(({ typeCode }) => typeCode === quote.typeCode)) return null;
  return <p className="mb-4 text-ink-soft">{words.notOffered(quote.service, quote.vehicleModel)}</p>;
}
