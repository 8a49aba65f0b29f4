import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { WaitingEntry } from "../calls.ts";
import { openedTimeAddress } from "../rules/opened-time.ts";
import { waitingWords } from "./words.ts";

type Offer = NonNullable<WaitingEntry["offer"]>;

/** When and where the offered time is, and until when it is held. */
export function OfferInWords({ offer }: { offer: Offer }) {
  const language = useLanguage();
  const words = waitingWords.of(language);
  const { schedStartTime: start, offeredUntil: until, timeZone: zone, centerTitle } = offer;
  const day = dayInBrief(dayIn(start, zone), language);
  return (
    <>
      <strong className="block font-medium">
        {words.offeredAt(day, timeAt(start, zone, language), centerTitle)}
      </strong>
      {words.heldUntil(timeAt(until, zone, language))}
    </>
  );
}

/** Where it is taken. */
export function addressOfOffer(waitingId: string, offer: Offer): string {
  return openedTimeAddress({ waitingId, centerId: offer.serviceTerritoryId, startsAt: offer.schedStartTime });
}
