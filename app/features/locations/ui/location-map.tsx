import { useLanguage } from "#app/i18n/use-language.ts";
import { PlaceMap } from "#app/ui/map/place-map.tsx";
import { StillMap } from "#app/ui/map/still-map.tsx";
import { mapWords } from "#app/ui/map/words.ts";
import { directionsAddress } from "../rules/location-links.ts";
import { locationWords } from "../words.ts";
import type { ListedLocation } from "./listed-location.ts";

interface LocationMapProps {
  locations: readonly ListedLocation[];
  chosen: ListedLocation;
  onChoose: (id: string) => void;
  /** Whether somebody has clicked in the block: until then a picture of a few kilobytes stands here. */
  awake: boolean;
  className: string;
}

/** The locations on a map that can fail: then the picture stays, and the phone's own map app is offered. */
export function LocationMap({ locations, chosen, onChoose, awake, className }: LocationMapProps) {
  const language = useLanguage();
  const still = <StillMap places={locations} chosenId={chosen.id} />;
  if (awake) {
    return (
      <PlaceMap
        places={locations}
        chosenId={chosen.id}
        onChoose={onChoose}
        still={still}
        instead={
          <a
            href={directionsAddress(chosen)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {locationWords.of(language).openInMaps}
          </a>
        }
        className={className}
      />
    );
  }
  return (
    <div className={`relative overflow-hidden rounded-lg border border-line bg-[#dbe7ea] ${className}`}>
      {still}
      {/* On the western side in both languages: in the east stand the pins and the sea. */}
      <button type="button" dir="ltr" className="group absolute inset-0 rounded-lg noscript:hidden">
        <span className="absolute start-3 bottom-3 rounded bg-surface px-4 py-2 text-sm group-hover:bg-sand-50">
          {mapWords.of(language).open}
        </span>
      </button>
    </div>
  );
}
