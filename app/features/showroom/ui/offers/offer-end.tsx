import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { ListedOffer } from "./listed-offer.ts";
import { offerWords } from "./words.ts";

/** Until when, and how soon that is where it is soon: a date, not a clock that runs. */
export function OfferEnd({ offer }: { offer: Pick<ListedOffer, "validUntil" | "daysLeft"> }) {
  const language = useLanguage();
  const words = offerWords.of(language);
  const { validUntil, daysLeft } = offer;
  return (
    <p className="text-sm text-ink-soft">
      {words.until(promisedDate(validUntil, language))}
      {daysLeft !== undefined && (
        <span className="font-normal text-ink">
          <span aria-hidden="true"> · </span>
          {daysLeft === 0 ? words.lastDay : words.endsIn(daysLeft)}
        </span>
      )}
    </p>
  );
}
