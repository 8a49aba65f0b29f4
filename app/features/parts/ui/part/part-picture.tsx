import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { PartOutline } from "./part-outline.tsx";

interface PartPictureProps {
  picture: string | null;
  /** The category of the part: its outline stands where there is no picture. A box where that is not known. */
  category?: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** As small as in a line of a cart, unless said otherwise. */
  sizes?: string;
  first?: boolean;
  className?: string;
}

/** Of the files, in pixels. */
const size = { width: 800, height: 800 };

/** A part on its calm ground, square; a line drawing of its kind where nobody has taken a picture. */
export function PartPicture({
  picture,
  category,
  alt = "",
  sizes = "8rem",
  first = false,
  className = "",
}: PartPictureProps) {
  const isThere = picture !== null && isPicturePublished(picture);
  return (
    <span
      className={`relative grid aspect-square shrink-0 place-items-center overflow-hidden rounded-lg bg-sand-50 ${className}`}
    >
      {isThere ? (
        <Picture
          wide={picture}
          {...size}
          alt={alt}
          sizes={sizes}
          first={first}
          className="size-full object-cover"
        />
      ) : (
        <PartOutline category={category} />
      )}
    </span>
  );
}
