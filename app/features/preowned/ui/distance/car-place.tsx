import { useLanguage } from "#app/i18n/use-language.ts";
import { kilometersBetween } from "#app/lib/distance.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useDistanceOrigin } from "./distance-origin.ts";
import { distanceWords } from "./words.ts";

/** A location of content where cars stand. */
export interface CarLocation {
  readonly id: string;
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a car stands, and how far that is from the point that the visitor chose. */
export function CarPlace({ place }: { place: CarLocation }) {
  const words = distanceWords.of(useLanguage());
  const near = useDistanceOrigin();
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon name="pin" className="size-4 shrink-0" />
      <span>
        {place.title}
        {near && (
          <span className="stock-distance whitespace-nowrap tabular">
            {words.away(Math.max(1, Math.round(kilometersBetween(near, place))))}
          </span>
        )}
      </span>
    </p>
  );
}
