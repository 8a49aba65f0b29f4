import { Suspense } from "react";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { FloatingAction } from "#app/ui/overlay/floating-action.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { RequestPanel } from "../request/request-panel.tsx";
import { requestPlace } from "../request/request-place.ts";
import type { ListedOffer, Offer } from "./listed-offer.ts";
import { OfferBody } from "./offer-body.tsx";
import { OfferFacts } from "./offer-facts.tsx";
import { OfferPicture } from "./offer-picture.tsx";
import { OfferPrice, type PriceLabels } from "./offer-price.tsx";
import { offerWords } from "./words.ts";

interface RunningOfferProps {
  offer: Offer;
  listed: ListedOffer;
  labels: PriceLabels;
  form: LeadFormTexts;
  cars: readonly { readonly id: string; readonly name: string }[];
}

/** The picture, the sums, the words; the form stays beside them on wide screens, and one press away on a phone. */
export function RunningOffer({ offer, listed, labels, form, cars }: RunningOfferProps) {
  const words = offerWords.of(useLanguage());
  const [only] = cars.length === 1 ? cars : [];
  const subject = {
    kind: "offer",
    offerId: offer.id,
    campaignId: offer.campaignId,
    model: only?.id,
  } as const;
  return (
    <>
      <article className="frame pt-4 pb-20 lg:pt-8 lg:pb-28">
        <LocalLink
          to={href("/special-offers")}
          className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink print:hidden"
        >
          <Icon name="arrow-back" className="size-4" />
          {words.allOffers}
        </LocalLink>
        <header className="mt-4 grid items-end gap-x-16 gap-y-4 lg:mt-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            {offer.imageLogo && <img src={offer.imageLogo} alt="" className="mb-5 h-10 w-auto" />}
            <h1 className="max-w-[16ch] text-display font-light">{offer.offerName}</h1>
          </div>
          <p className="max-w-[46ch] text-lead text-ink-soft">{offer.offerDescriptionOne}</p>
        </header>
        <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid gap-10 lg:gap-14">
            <OfferPicture offer={listed} sizes="(width < 1000px) 90vw, 55vw" first />
            <OfferFacts offer={listed} labels={labels} />
            <OfferBody offer={offer} car={only} />
          </div>
          <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
            <Suspense>
              <RequestPanel
                subject={subject}
                texts={form}
                submitLabel={offer.buttonLabel}
                models={cars.map(({ id, name }) => ({ value: id, label: name }))}
                thanks={offer.id}
              />
            </Suspense>
          </div>
        </div>
      </article>
      <Suspense>
        <FloatingAction to={`#${requestPlace}`} label={offer.buttonLabel} awayAt={[requestPlace]}>
          <OfferPrice offer={listed} labels={labels} />
        </FloatingAction>
      </Suspense>
    </>
  );
}
