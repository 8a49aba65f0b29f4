import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { ListedOffer } from "./listed-offer.ts";
import { OfferEnd } from "./offer-end.tsx";
import { OfferPicture } from "./offer-picture.tsx";
import { OfferPrice, type PriceLabels } from "./offer-price.tsx";

interface OfferListProps {
  offers: readonly ListedOffer[];
  labels: PriceLabels;
  /** The level of the offers' names. */
  heading?: "h2" | "h3";
}

/**
 * Offers as a set of pictures: one that fills the row with its words beside it, then pairs, and again. A picture is never
 * cropped to fit a grid.
 */
export function OfferList({ offers, labels, heading = "h2" }: OfferListProps) {
  return (
    <ol className="offer-list">
      {offers.map((offer, index) => (
        <OfferTile
          key={offer.id}
          offer={offer}
          labels={labels}
          heading={heading}
          large={index % 5 === 0 && offers.length !== 2}
          first={index === 0}
        />
      ))}
    </ol>
  );
}

interface OfferTileProps {
  offer: ListedOffer;
  labels: PriceLabels;
  heading: "h2" | "h3";
  large: boolean;
  first: boolean;
}

function OfferTile({ offer, labels, heading: Heading, large, first }: OfferTileProps) {
  const sizes = large ? "(width < 1000px) 90vw, 60vw" : "(width < 748px) 90vw, 45vw";
  return (
    <li className={`offer-tile group relative ${large ? "offer-tile-large" : ""}`}>
      <OfferPicture offer={offer} sizes={sizes} first={first} />
      <div>
        <Heading className={large ? "text-heading font-light" : "text-subheading"}>
          <LocalLink
            to={href("/offers/:slug", { slug: offer.id })}
            className="decoration-1 underline-offset-8 after:absolute after:inset-0 group-hover:underline"
          >
            {offer.offerName}
          </LocalLink>
        </Heading>
        <p className={`mt-2 max-w-[52ch] text-ink-soft ${large ? "lg:mt-4" : ""}`}>
          {offer.offerDescriptionOne}
        </p>
        <div className={`mt-4 grid gap-1 ${large ? "lg:mt-8" : ""}`}>
          <OfferPrice offer={offer} labels={labels} />
          <OfferEnd offer={offer} />
        </div>
      </div>
    </li>
  );
}
