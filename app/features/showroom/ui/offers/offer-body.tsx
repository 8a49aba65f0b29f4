import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { Offer } from "./listed-offer.ts";
import { offerWords } from "./words.ts";

interface OfferBodyProps {
  offer: Pick<Offer, "offerDescriptionTwo" | "body" | "includes" | "disclaimer" | "disclaimerImage">;
  /** The car that it is about, where it is about one. */
  car: { readonly id: string; readonly name: string } | undefined;
}

const forward =
  "inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline print:hidden";

/** What an offer is, what it includes, and on which conditions, in the same size of type as the rest. */
export function OfferBody({ offer, car }: OfferBodyProps) {
  const words = offerWords.of(useLanguage());
  return (
    <div className="grid gap-12 lg:gap-16">
      <div className="grid max-w-[62ch] gap-5">
        <p className="text-lead">{offer.offerDescriptionTwo}</p>
        {offer.body.map((paragraph) => (
          <p key={paragraph} className="text-ink-soft">
            {paragraph}
          </p>
        ))}
        {car && (
          <p className="flex flex-wrap gap-x-8">
            <LocalLink to={href("/vehicle/:car", { car: car.id })} className={forward}>
              {words.seeCar(car.name)}
              <Icon name="arrow-forward" className="size-4" />
            </LocalLink>
            <LocalLink to={`${href("/test-drive")}?car=${car.id}`} className={forward}>
              {words.driveCar(car.name)}
              <Icon name="arrow-forward" className="size-4" />
            </LocalLink>
          </p>
        )}
      </div>
      <section aria-labelledby="includes">
        <h2 id="includes" className="text-heading font-light">
          {words.includes}
        </h2>
        <ul className="mt-5 border-t border-line-strong">
          {offer.includes.map((item) => (
            <li key={item} className="flex gap-3.5 border-b border-line py-3.5">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-accent" />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="conditions">
        <h2 id="conditions" className="text-subheading">
          {words.conditions} <span aria-hidden="true">*</span>
        </h2>
        <p className="mt-3 max-w-[68ch] text-ink-soft">{offer.disclaimer}</p>
        {offer.disclaimerImage && (
          <img src={offer.disclaimerImage} alt="" loading="lazy" className="mt-4 h-12 w-auto" />
        )}
      </section>
    </div>
  );
}
