import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { PriceLabels } from "../price/price-labels.ts";
import { SectionWords } from "../stories/section-words.tsx";
import type { SectionView, ShownPicture } from "./vehicle-view.ts";
import { vehicleWords } from "./words.ts";

/** An offer as a model's page shows it; prices in riyals, where the offer is one. */
export interface OfferView {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly until: string;
  readonly picture: ShownPicture | undefined;
  readonly price?: number | undefined;
  readonly monthlyPrice?: number | undefined;
}

interface OffersProps {
  section: SectionView;
  offers: readonly OfferView[];
  labels: PriceLabels;
}

/** What is offered on this model today (T21), with the last day named. */
export function Offers({ section, offers, labels }: OffersProps) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="bg-sand-100">
      <div className="frame section-space grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <SectionWords section={section} />
        <ul className="grid gap-5 print:grid-cols-2">
          {offers.map((offer) => (
            <li key={offer.id} className="border-t border-line-strong pt-4">
              <Offer offer={offer} labels={labels} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Offer({ offer, labels }: { offer: OfferView; labels: PriceLabels }) {
  const language = useLanguage();
  const { picture, price, monthlyPrice } = offer;
  return (
    <article
      className={`relative grid gap-x-5 lg:gap-x-8 ${picture ? "grid-cols-[5.5rem_minmax(0,1fr)] md:grid-cols-[13rem_minmax(0,1fr)] print:grid-cols-1" : ""}`}
    >
      {picture && (
        <Picture
          {...picture}
          sizes="(width < 748px) 7rem, 13rem"
          ground="light"
          className="aspect-square w-full rounded-lg object-cover md:aspect-[3/2]"
        />
      )}
      <div>
        <h3 className="text-subheading">
          <LocalLink
            to={href("/offers/:slug", { slug: offer.id })}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {offer.name}
          </LocalLink>
        </h3>
        <p className="mt-1 max-w-[56ch] text-sm text-ink-soft max-md:hidden lg:text-base">{offer.text}</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-0.5">
          {price !== undefined && (
            <span>
              <Riyals sum={price} currency={labels.currency} asterisk />
            </span>
          )}
          {monthlyPrice !== undefined && (
            <span>
              <Riyals sum={monthlyPrice} currency={labels.currency} asterisk /> {labels.month}
            </span>
          )}
          <span className="text-sm text-ink-soft">
            {vehicleWords.of(language).untilDay(promisedDate(offer.until, language))}
          </span>
        </p>
      </div>
    </article>
  );
}
