import { type ReactNode, use, useEffect, useRef, useState } from "react";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { DrawnMap, MapPlace } from "./draw-map.ts";
import { MapDrawing } from "./map-drawing.ts";
import { mapWords } from "./words.ts";

interface PlaceMapProps {
  places: readonly MapPlace[];
  chosenId: string | null;
  onChoose?: (id: string) => void;
  /** Stands in the map's place until it is drawn, and stays where it cannot be. */
  still?: ReactNode;
  /** What can be done instead where the map cannot be drawn. */
  instead?: ReactNode;
  className?: string;
}

/** A map that has not loaded by then counts as failed: a message says so and offers the list in its place. */
const patienceMs = 15_000;

type MapStage = "loading" | "ready" | "unavailable";

/**
 * Places on a map that loads only when it comes near the screen. It never stands alone: the page around it
 * also lists the places, for keyboards, and for devices that cannot draw it.
 */
export function PlaceMap({ places, chosenId, onChoose, still, instead, className = "" }: PlaceMapProps) {
  const language = useLanguage();
  const words = mapWords.of(language);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const { map, stage } = useDrawnMap(frame, language, onChoose);

  useEffect(() => map?.showPlaces(places), [map, places]);
  // Also after new places, whose pins do not know yet which of them is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `places` repaints the pins
  useEffect(() => map?.choose(chosenId), [map, chosenId, places]);

  return (
    // The canvas inside is the landmark with the map's name.
    <div className={`relative overflow-hidden rounded-lg border border-line bg-[#dbe7ea] ${className}`}>
      {/* Pixels of a map have no reading direction: its own coordinates are always left to right. */}
      <div ref={setFrame} dir="ltr" className="absolute inset-0" />
      {stage !== "ready" && (
        <div className="absolute inset-0 grid place-items-center p-4">
          {still}
          <div className="relative rounded bg-surface/90 px-4 py-2 text-center text-sm">
            <p role="status">{stage === "loading" ? words.loading : words.unavailable}</p>
            {stage === "unavailable" && instead}
          </div>
        </div>
      )}
      {stage === "ready" && map && (
        <div className="absolute end-3 bottom-8 grid overflow-hidden rounded border border-line bg-surface">
          <ZoomButton label={words.zoomIn} sign="+" onPress={() => map.zoom(1)} />
          <ZoomButton label={words.zoomOut} sign="−" onPress={() => map.zoom(-1)} />
        </div>
      )}
      <p className="pointer-events-none absolute start-2 bottom-1 text-[0.6875rem] text-[#4b5d64]">
        {words.attribution}
      </p>
    </div>
  );
}

function ZoomButton({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
  return (
    <button
      type="button"
      data-analytics="map-zoom"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center text-lg not-first:border-t not-first:border-line hover:bg-sand-50"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function useDrawnMap(frame: HTMLDivElement | null, language: Language, onChoose?: (id: string) => void) {
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [stage, setStage] = useState<MapStage>("loading");
  const loadDrawing = use(MapDrawing);
  const choose = useRef(onChoose);
  choose.current = onChoose;

  useEffect(() => {
    if (!frame) return;
    let drawn: DrawnMap | null = null;
    let gone = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => setStage((stage) => (stage === "ready" ? stage : "unavailable"));
    const draw = async () => {
      patience = setTimeout(giveUp, patienceMs);
      const drawMap = await loadDrawing();
      if (gone) return;
      drawn = drawMap(frame, {
        language,
        onReady: () => {
          clearTimeout(patience);
          setStage("ready");
        },
        onChoose: (id) => choose.current?.(id),
      });
      setMap(drawn);
    };
    const stopWaiting = whenNear(frame, () => draw().catch(giveUp));
    return () => {
      gone = true;
      clearTimeout(patience);
      stopWaiting();
      drawn?.remove();
      setMap(null);
      setStage("loading");
    };
  }, [frame, language, loadDrawing]);

  return { map, stage };
}

/** Calls once when the element comes within a screen's reach; returns how to stop waiting. */
function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
