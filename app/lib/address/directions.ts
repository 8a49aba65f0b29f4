import type { Position } from "../distance.ts";

/** The way to a point: on a phone this address opens the map app, elsewhere the map in the browser. */
export function directionsAddress({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
