import { LocalLink } from "#app/ui/local-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { OfferPreview as Offer } from "../../rules/drawer-contents.ts";

/** An offer in a few words, with the importer's mark for it and its condition where they are pictures. */
export function OfferPreview({ offer, onChoose }: { offer: Offer; onChoose: () => void }) {
  return (
    <li lang={offer.lang} className="relative border-t border-line py-5 first:border-0 first:pt-0">
      {offer.logo && (
        <Picture
          wide={offer.logo}
          width={240}
          height={80}
          alt=""
          sizes="7.5rem"
          className="mb-3 h-10 w-auto"
        />
      )}
      <h3 className="text-lg font-normal">
        {offer.url ? (
          <LocalLink
            to={offer.url}
            onClick={onChoose}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {offer.name}
          </LocalLink>
        ) : (
          offer.name
        )}
      </h3>
      <p className="mt-1.5 text-sm">{offer.one}</p>
      <p className="mt-1 text-sm text-ink-soft">{offer.two}</p>
      {offer.disclaimer && (
        <Picture
          wide={offer.disclaimer}
          width={480}
          height={96}
          alt=""
          sizes="15rem"
          className="mt-3 h-6 w-auto"
        />
      )}
    </li>
  );
}
