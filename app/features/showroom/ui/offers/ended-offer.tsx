import { dateInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListedOffer } from "./listed-offer.ts";
import { OfferList } from "./offer-list.tsx";
import type { PriceLabels } from "./offer-price.tsx";
import { offerWords } from "./words.ts";

interface EndedOfferProps {
  name: string;
  lastDay: string;
  alternatives: readonly ListedOffer[];
  labels: PriceLabels;
}

/** An offer that is over says so first, and shows what runs instead. */
export function EndedOffer({ name, lastDay, alternatives, labels }: EndedOfferProps) {
  const language = useLanguage();
  const words = offerWords.of(language);
  return (
    <div className="frame pt-10 pb-20 lg:pt-20 lg:pb-28">
      <p className="text-lead text-ink-soft">{name}</p>
      <h1 className="mt-2 text-display font-light">{words.ended}</h1>
      <p className="mt-4 max-w-[52ch] text-lead">{words.endedOn(dateInWords(lastDay, language))}</p>
      <div className="mt-12 lg:mt-16">
        <OfferList offers={alternatives} labels={labels} />
      </div>
      <LinkButton variant="secondary" to={href("/special-offers")} className="mt-14">
        {words.allOffers}
      </LinkButton>
    </div>
  );
}
