import { useLanguage } from "#app/i18n/use-language.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { ListedVehicle } from "../../calls.ts";
import { stockWords } from "../../words.ts";
import { stockPictureSize } from "./picture-size.ts";
import { SampleMark } from "./sample-mark.tsx";
import { StockBadges } from "./stock-badges.tsx";

interface StockPictureProps {
  car: Pick<ListedVehicle, "image" | "pictures" | "samplePictures" | "certified" | "status">;
  sizes: string;
  first?: boolean | undefined;
}

/** The first picture of a used car with what must be seen of it at once, or a calm ground where there is none. */
export function StockPicture({ car, sizes, first = false }: StockPictureProps) {
  const words = stockWords.of(useLanguage());
  const isThere = car.image !== null && isPicturePublished(car.image);
  return (
    <div className="@container relative aspect-[3/2] overflow-hidden rounded-lg bg-sand-100">
      {isThere && car.image ? (
        <Picture
          wide={car.image}
          {...stockPictureSize}
          alt=""
          sizes={sizes}
          first={first}
          ground="light"
          className="stock-card-picture size-full object-cover"
        />
      ) : (
        <span className="grid size-full place-items-center text-sand-300">
          <Icon name="car" className="size-16" />
        </span>
      )}
      <StockBadges car={car} className="absolute start-3 top-3" />
      {isThere && car.samplePictures && <SampleMark className="absolute start-3 bottom-3" />}
      {isThere && car.pictures > 1 && (
        <span className="absolute end-3 bottom-3 flex items-center @max-3xs:hidden gap-1.5 rounded-sm bg-sea-950/70 px-2 py-0.5 text-xs text-on-dark tabular print:hidden">
          <Icon name="camera" className="size-3.5" />
          <span className="sr-only">{words.pictures(car.pictures)}</span>
          <span aria-hidden="true">{car.pictures}</span>
        </span>
      )}
    </div>
  );
}
