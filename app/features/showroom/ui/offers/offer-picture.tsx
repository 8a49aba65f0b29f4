import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { CarPicture, ListedOffer } from "./listed-offer.ts";

/** The size of every cut-out of a car (content). */
const cutOutSize = { width: 1280, height: 720 };

interface OfferPictureProps {
  offer: Pick<ListedOffer, "picture" | "pictureAlt"> & { readonly carPicture: CarPicture | undefined };
  sizes: string;
  first?: boolean;
  className?: string;
}

/** The picture of an offer, whole, as it was taken. Until it is there its car stands on a calm ground. */
export function OfferPicture({ offer, sizes, first = false, className = "" }: OfferPictureProps) {
  const { picture, pictureAlt, carPicture } = offer;
  const frame = `aspect-[3/2] w-full overflow-hidden rounded-lg ${className}`;
  if (isPicturePublished(picture.wide))
    return (
      <div className={frame}>
        <Picture
          {...{ ...picture, narrow: undefined }}
          alt={pictureAlt}
          sizes={sizes}
          first={first}
          ground="light"
          className="offer-picture size-full object-cover"
        />
      </div>
    );
  const isCarThere = carPicture !== undefined && isPicturePublished(carPicture.image);
  return (
    <div className={`grid items-center bg-sand-100 px-[6%] ${frame}`}>
      {isCarThere && (
        <div className="offer-picture">
          <Picture className="h-auto w-full" wide={carPicture.image} {...cutOutSize} alt="" sizes={sizes} />
        </div>
      )}
    </div>
  );
}
