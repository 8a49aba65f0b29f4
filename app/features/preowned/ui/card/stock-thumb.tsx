import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { ListedVehicle } from "../../calls.ts";
import { stockPictureSize } from "./picture-size.ts";

interface StockThumbProps {
  car: Pick<ListedVehicle, "image">;
  /** Its width. */
  className: string;
}

/** The first picture of a used car, very small, beside its name; a sign of a car where there is none. */
export function StockThumb({ car: { image }, className }: StockThumbProps) {
  const isThere = image !== null && isPicturePublished(image);
  return (
    <span className={`block aspect-[3/2] overflow-hidden rounded bg-sand-100 ${className}`}>
      {isThere ? (
        <Picture wide={image} {...stockPictureSize} alt="" sizes="6rem" className="size-full object-cover" />
      ) : (
        <span className="grid size-full place-items-center text-sand-300">
          <Icon name="car" className="size-6" />
        </span>
      )}
    </span>
  );
}
