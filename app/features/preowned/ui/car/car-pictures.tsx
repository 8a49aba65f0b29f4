import { track } from "#app/features/analytics/track.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { PictureSlider } from "#app/ui/gallery/picture-slider.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { carTitle } from "../card/car-title.ts";
import { stockPictureSize } from "../card/picture-size.ts";
import { SampleMark } from "../card/sample-mark.tsx";
import { StockBadges } from "../card/stock-badges.tsx";
import { pictureView } from "./picture-views.ts";
import { carWords } from "./words.ts";

/** The pictures of a used car, with its badges on them (product/used-cars.md#details). */
export function CarPictures({ car }: { car: UsedVehicle }) {
  const language = useLanguage();
  const words = carWords.of(language);
  const name = carTitle(car);
  const badges = <StockBadges car={car} className="absolute start-3 top-3 lg:start-4 lg:top-4" />;
  if (car.images.length === 0)
    return (
      <div className="relative grid aspect-[3/2] place-items-center rounded-xl bg-sand-100 text-ink-soft">
        <p className="grid justify-items-center gap-3">
          <Icon name="camera" className="size-10" />
          {words.noPictures}
        </p>
        {badges}
      </div>
    );
  const pictures = car.images.map((wide, index) => ({
    wide,
    ...stockPictureSize,
    alt: words.picture(name, pictureView(wide, language) ?? index + 1),
  }));
  return (
    <PictureSlider
      pictures={pictures}
      title={name}
      sizes="(width < 1000px) 100vw, 62vw"
      onMove={(button, slide) =>
        track({ event: "slider_button", slider: `listing ${car.vehicleNo}`, button, slide })
      }
    >
      {badges}
      {car.samplePictures && <SampleMark className="absolute start-3 bottom-3 lg:start-4 lg:bottom-4" />}
    </PictureSlider>
  );
}
