/** Degrees of latitude and longitude. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** As the crow flies, on a sphere of the earth's mean radius: within half a percent of the truth. */
export function kilometersBetween(one: Position, other: Position): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(rad(degrees) / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(rad(one.latitude)) * Math.cos(rad(other.latitude)) * half(other.longitude - one.longitude);
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(chord)));
}
