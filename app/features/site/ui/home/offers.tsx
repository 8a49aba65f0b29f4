import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { HomePage } from "../../content/home-page.ts";
import { ForwardLink } from "./forward-link.tsx";
import type { HomeOffer } from "./home-offers.ts";

interface OffersProps {
  texts: NonNullable<HomePage["offers"]>;
  offers: readonly HomeOffer[];
  currency: string;
  monthLabel: string;
}

/** Offers as pictures with prices: one large, two beside it. */
export function Offers({ texts, offers, ...labels }: OffersProps) {
  return (
    <section id="T4" aria-labelledby="T4-title" className="plain-block frame section-space">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="T4-title" className="text-title font-light">
          {texts.title}
        </h2>
        <ForwardLink to={texts.action.url}>{texts.action.label}</ForwardLink>
      </div>
      <ul className="offer-mosaic mt-6 lg:mt-10">
        {offers.map((offer, index) => (
          <li key={offer.id} className={index === 0 ? "offer-first" : ""}>
            <OfferCard offer={offer} large={index === 0} until={texts.until} {...labels} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OfferCardProps {
  offer: HomeOffer;
  large: boolean;
  until: string;
  currency: string;
  monthLabel: string;
}

function OfferCard({ offer, large, until, currency, monthLabel }: OfferCardProps) {
  const { price, monthlyPrice } = offer;
  return (
    <LocalLink
      to={href("/offers/:slug", { slug: offer.id })}
      className="group flex h-full flex-col rounded-lg"
    >
      <OfferPicture offer={offer} large={large} />
      <span className={`mt-4 block ${large ? "text-heading font-light" : "text-subheading"}`}>
        {offer.name}
      </span>
      {large && <span className="mt-2 block max-w-[52ch] text-ink-soft">{offer.text}</span>}
      <span className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <span className={large ? "text-subheading" : ""}>
          <Riyals sum={monthlyPrice ?? price ?? 0} currency={currency} />
          {monthlyPrice !== undefined && ` ${monthLabel}`}
        </span>
        <span className="text-sm text-ink-soft">{until.replace("{date}", offer.until)}</span>
      </span>
    </LocalLink>
  );
}

function OfferPicture({ offer: { picture, model, alt }, large }: Pick<OfferCardProps, "offer" | "large">) {
  const sizes = large ? "(width < 1000px) 90vw, 58vw" : "(width < 748px) 90vw, (width < 1000px) 44vw, 29vw";
  return (
    <span
      className={`offer-frame grid grow overflow-hidden rounded-lg bg-sand-100 ${picture ? "" : "content-center"}`}
    >
      {picture && (
        <Picture
          {...picture}
          alt={alt}
          sizes={sizes}
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.015]"
        />
      )}
      {model && (
        <span className="block px-[6%]">
          {/* As wide as on the model's card on a phone, so that its picture is fetched once. */}
          <Picture
            className="h-auto w-full"
            {...model}
            width={1280}
            height={720}
            alt={alt}
            sizes={sizes.replace("90vw", "80vw")}
          />
        </span>
      )}
    </span>
  );
}
