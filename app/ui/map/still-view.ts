import type { Language } from "#app/i18n/language.ts";
import { namedPlaces } from "./qatar/districts.ts";
import { stillPoint, stillZoom } from "./still-points.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How long the longer side of the view is taken to be on a screen, in pixels, to choose names and sizes. */
const typicalSide = 560;
/** Air around the places, as a share of the longer side. */
const air = 0.14;
/** The still map comes no nearer than the drawn one does for all places. */
const nearestZoom = 12;

/** The part of the still map that shows all places; the whole of it where there are none. */
export function stillView(places: readonly { latitude: number; longitude: number }[]): Box {
  const points = places.map(stillPoint);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const least = typicalSide / 2 ** (nearestZoom - stillZoom);
  const side = Math.max(east - west, south - north, least);
  const [width, height] = [east - west, south - north].map(
    (span) => Math.max(span, least) + 2 * air * side,
  ) as [number, number];
  return { x: (west + east - width) / 2, y: (north + south - height) / 2, width, height };
}

/** A pixel of a typical screen, in units of the view. */
export function pixelOf({ width, height }: Box): number {
  return Math.max(width, height) / typicalSide;
}

/** On small screens names and pins are larger by so much. */
const smallScreenScale = 1.6;

/** The towns and districts that the drawn map names at this zoom, as far as their names are whole on every screen. */
export function namesIn(
  view: Box,
  language: Language,
  places: readonly { latitude: number; longitude: number }[] = [],
) {
  const pixel = pixelOf(view);
  const zoom = stillZoom - Math.log2(pixel);
  const pins = places.map(stillPoint);
  const inReach = ({ x, y }: { x: number; y: number }) =>
    Math.abs(x - view.x - view.width / 2) < view.height * 0.46 &&
    Math.abs(y - view.y - view.height / 2) < view.height * 0.46;
  return namedPlaces
    .filter(({ fromZoom }) => fromZoom <= zoom)
    .map((district) => ({ name: district.name[language], ...stillPoint(district) }))
    .filter(inReach)
    .map((name) => ({ ...name, isCovered: pins.some((pin) => liesOn(pin, name, pixel)) }));
}

/** Whether a pin covers a part of a name where both are large: the pin stands on its point, the name below its own. */
function liesOn(
  pin: { x: number; y: number },
  { name, x, y }: { name: string; x: number; y: number },
  pixel: number,
): boolean {
  const scale = smallScreenScale * pixel;
  const isBeside = Math.abs(pin.x - x) < (name.length * 3.5 + 15) * scale;
  return isBeside && pin.y > y && pin.y - 40 * scale < y + 20 * scale;
}
