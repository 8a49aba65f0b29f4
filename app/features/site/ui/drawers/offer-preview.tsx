import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { OfferPreview as Offer } from "../../rules/header/drawer-contents.ts";

/** An offer in a few words, with the importer's mark for it and its condition where they are pictures. */
export function OfferPreview({ offer, onChoose }: { offer: Offer; onChoose: () => void }) {
  return (
    <li lang={offer.lang} className="relative border-t border-line py-5 first:border-0 first:pt-0">
      {offer.logo && <Mark picture={offer.logo} size={[240, 80]} className="mb-3 h-10" />}
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
      {offer.disclaimer && <Mark picture={offer.disclaimer} size={[480, 96]} className="mt-3 h-6" />}
    </li>
  );
}

/** A picture with the importer's own words in it, drawn at twice its size on the screen; the preview says the same. */
function Mark({
  picture,
  size: [width, height],
  className,
}: {
  picture: string;
  size: readonly [number, number];
  className: string;
}) {
  return (
    <Picture
      wide={picture}
      width={width}
      height={height}
      alt=""
      sizes={`${width / 32}rem`}
      className={`w-auto ${className}`}
    />
  );
}
