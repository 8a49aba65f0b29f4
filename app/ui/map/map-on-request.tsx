import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { MapPlace } from "./draw-map.ts";
import { StillMap } from "./still-map.tsx";
import { mapWords } from "./words.ts";

const PlaceMap = lazy(async () => ({ default: (await import("./place-map.tsx")).PlaceMap }));

interface MapOnRequestProps {
  /** At least one. */
  places: readonly MapPlace[];
  chosenId: string | null;
  onChoose?: (id: string) => void;
  /** Another control requested it, as a tab. */
  wanted?: boolean;
  /** Its height, and where it stands. */
  className?: string;
}

/** A picture of a few kilobytes until a visitor opens the map (product/pages.md#find-a-dealership). */
export function MapOnRequest(props: MapOnRequestProps) {
  const { places, chosenId, onChoose, wanted = false, className = "" } = props;
  const language = useLanguage();
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || wanted;
  const frame = useRef<HTMLDivElement>(null);
  // The button that opened the map is gone with the picture; the keyboard stays here.
  useEffect(() => {
    if (isPressed) frame.current?.focus({ preventScroll: true });
  }, [isPressed]);
  const still = <StillMap places={places} chosenId={chosenId} />;
  const ground = "relative h-full overflow-hidden rounded-lg border border-line bg-[#dbe7ea]";
  return (
    <div ref={frame} tabIndex={-1} className={`rounded-lg print:hidden ${className}`}>
      {isOpen ? (
        <Suspense fallback={<div className={ground}>{still}</div>}>
          <PlaceMap
            places={places}
            chosenId={chosenId}
            {...(onChoose && { onChoose })}
            still={still}
            className="h-full"
          />
        </Suspense>
      ) : (
        <div className={ground}>
          {still}
          <button
            type="button"
            data-analytics="map"
            onClick={() => setPressed(true)}
            className="group absolute inset-0 rounded-lg"
          >
            <span className="absolute start-3 bottom-3 rounded bg-surface px-4 py-2 text-sm group-hover:bg-sand-50">
              {mapWords.of(language).open}
            </span>
          </button>
        </div>
      )}
    </div>
  );
}
