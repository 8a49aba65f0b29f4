import { useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { directionsAddress } from "#app/lib/address/directions.ts";
import { PlaceMap } from "#app/ui/map/place-map.tsx";
import { StillMap } from "#app/ui/map/still-map.tsx";
import { mapWords } from "#app/ui/map/words.ts";
import { locationWords } from "../words.ts";
import type { ListedLocation } from "./listed-location.ts";

interface LocationMapProps {
  locations: readonly ListedLocation[];
  chosen: ListedLocation;
  onChoose: (id: string) => void;
  /** Whether there was a click in the block; until then a picture of a few kilobytes stands here. */
  isMapLoaded: boolean;
  className: string;
}

/** The locations on a map that can fail: then the picture stays, and the phone's own map app is offered. */
export function LocationMap({ locations, chosen, onChoose, isMapLoaded, className }: LocationMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  // The button that opened the map is gone with the picture; the keyboard stays here.
  useEffect(() => {
    if (isMapLoaded && opened.current) frame.current?.focus({ preventScroll: true });
  }, [isMapLoaded]);
  const still = <StillMap places={locations} chosenId={chosen.id} />;
  return (
    <div ref={frame} tabIndex={-1} className={`rounded-lg ${className}`}>
      {isMapLoaded ? (
        <PlaceMap
          places={locations}
          chosenId={chosen.id}
          onChoose={onChoose}
          still={still}
          instead={<MapAppLink location={chosen} />}
          className="h-full"
        />
      ) : (
        <div className="relative h-full overflow-hidden rounded-lg border border-line bg-[#dbe7ea]">
          {still}
          <OpenButton
            onPress={() => {
              opened.current = true;
            }}
          />
        </div>
      )}
    </div>
  );
}

/** The whole picture is the button; what it does is done by the block, which any click loads. */
function OpenButton({ onPress }: { onPress: () => void }) {
  return (
    // On the western side in both languages: in the east stand the pins and the sea.
    <button
      type="button"
      data-analytics="map"
      dir="ltr"
      onClick={onPress}
      className="group absolute inset-0 rounded-lg noscript:hidden"
    >
      <span className="absolute start-3 bottom-3 rounded bg-surface px-4 py-2 text-sm group-hover:bg-sand-50">
        {mapWords.of(useLanguage()).open}
      </span>
    </button>
  );
}

function MapAppLink({ location }: { location: ListedLocation }) {
  return (
    <a
      href={directionsAddress(location)}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {locationWords.of(useLanguage()).openInMaps}
    </a>
  );
}
