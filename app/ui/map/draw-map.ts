import { LngLatBounds, Map as MapLibreMap, Marker, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { Language } from "#app/i18n/language.ts";
import { baseMapStyle } from "./map-style.ts";
import { namedPlaces } from "./qatar/districts.ts";
import { mapWords } from "./words.ts";

/** Something that stands at a point of the map and can be chosen. */
export interface MapPlace {
  id: string;
  title: string;
  latitude: number;
  longitude: number;
}

export interface DrawnMap {
  showPlaces(places: readonly MapPlace[]): void;
  choose(id: string | null): void;
  zoom(by: 1 | -1): void;
  remove(): void;
}

interface MapOptions {
  language: Language;
  onReady: () => void;
  onChoose: (id: string) => void;
}

const surroundings: [[number, number], [number, number]] = [
  [49.7, 23.9],
  [52.8, 26.9],
];
const chosenZoom = 12;
/** How long after coming to rest the map is drawn once more, in milliseconds. */
const settleMs = 300;

// A worker file of our own origin: the content security policy knows no other.
setWorkerUrl(workerUrl);

/** Draws the base map into an element. Throws where the device has no WebGL. */
export function drawMap(container: HTMLElement, { language, onReady, onChoose }: MapOptions): DrawnMap {
  const words = mapWords.of(language);
  const map = new MapLibreMap({
    container,
    style: baseMapStyle,
    center: [51.5, 25.31],
    zoom: 9,
    minZoom: 6.4,
    maxZoom: 15,
    maxBounds: surroundings,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    cooperativeGestures: true,
    locale: {
      "Map.Title": words.region,
      "CooperativeGesturesHandler.WindowsHelpText": words.ctrlScroll,
      "CooperativeGesturesHandler.MacHelpText": words.commandScroll,
      "CooperativeGesturesHandler.MobileHelpText": words.twoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.once("load", onReady);
  drawOnceMore(map);
  nameDistricts(map, language);

  let overview = true;
  const pins = new Map<string, { place: MapPlace; element: HTMLElement; marker: Marker }>();
  return {
    showPlaces(places) {
      for (const pin of pins.values()) pin.marker.remove();
      pins.clear();
      for (const place of places) {
        const element = pinFor(place, onChoose);
        const marker = new Marker({ element, anchor: "bottom" });
        pins.set(place.id, { place, element, marker: marker.setLngLat(pointOf(place)).addTo(map) });
      }
      overview = true;
      if (places.length > 0)
        map.fitBounds(boundsOf(places), { padding: 56, maxZoom: chosenZoom, duration: 0 });
    },
    choose(id) {
      for (const [pinId, pin] of pins) pin.element.setAttribute("aria-pressed", String(pinId === id));
      const chosen = id === null ? undefined : pins.get(id);
      // What was chosen beforehand leaves the overview of all places as it is; a later choice is gone to.
      const stay = overview;
      overview = false;
      if (!chosen || stay) return;
      const center = pointOf(chosen.place);
      map.easeTo({ center, zoom: Math.max(map.getZoom(), 10.4), duration: 500, essential: false });
    },
    zoom: (by) => void map.easeTo({ zoom: map.getZoom() + by, duration: 250, essential: false }),
    remove: () => map.remove(),
  };
}

/** Tiles that arrive in the last frame before the map rests stay blank until another one is drawn. */
function drawOnceMore(map: MapLibreMap): void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  map.on("sourcedata", () => {
    clearTimeout(settling);
    settling = setTimeout(() => map.triggerRepaint(), settleMs);
  });
  map.once("remove", () => clearTimeout(settling));
}

const pointOf = (place: MapPlace): [number, number] => [place.longitude, place.latitude];

function boundsOf(places: readonly MapPlace[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const place of places) bounds.extend(pointOf(place));
  return bounds;
}

/** A pin is pressed with a pointer; by keyboard the list beside the map does the same. */
function pinFor(place: MapPlace, onChoose: (id: string) => void): HTMLElement {
  const pin = document.createElement("button");
  pin.type = "button";
  pin.className = "map-pin";
  pin.tabIndex = -1;
  pin.title = place.title;
  pin.setAttribute("aria-label", place.title);
  pin.addEventListener("click", () => onChoose(place.id));
  return pin;
}

function nameDistricts(map: MapLibreMap, language: Language): void {
  const names = namedPlaces.map((district) => {
    const element = document.createElement("span");
    const name = document.createElement("bdi");
    name.textContent = district.name[language];
    element.append(name);
    element.className = "map-name";
    element.setAttribute("aria-hidden", "true");
    new Marker({ element, offset: [0, 10] }).setLngLat([district.longitude, district.latitude]).addTo(map);
    return { element, fromZoom: district.fromZoom };
  });
  const showByZoom = () => {
    for (const { element, fromZoom } of names) element.hidden = map.getZoom() < fromZoom;
  };
  map.on("zoom", showByZoom);
  showByZoom();
}
