interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A unit of the still map is a pixel of the drawn map at this zoom. */
export const stillZoom = 9;
const world = 512 * 2 ** stillZoom;
const northWest: Point = { latitude: 26.95, longitude: 49.6 };
const southEast: Point = { latitude: 23.9, longitude: 52.85 };

/** Where a point lies on the still map: the projection of the drawn map, from the north-western corner. */
export function stillPoint(point: Point): { x: number; y: number } {
  return { x: eastOf(point) - eastOf(northWest), y: southOf(point) - southOf(northWest) };
}

/** The still map in its own units. */
export const stillSize = {
  width: Math.round(stillPoint(southEast).x),
  height: Math.round(stillPoint(southEast).y),
};

function eastOf({ longitude }: Point): number {
  return ((longitude + 180) / 360) * world;
}

function southOf({ latitude }: Point): number {
  const radians = (latitude * Math.PI) / 180;
  return (0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)) * world;
}
