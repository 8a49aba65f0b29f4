import * as z from "zod/mini";

const near = z.object({
  /** The visitor's own position, or the id of a district. */
  from: z.string().check(z.minLength(1), z.maxLength(40)),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
/** A point from which distances are counted. */
export type DistanceOrigin = z.output<typeof near>;

/** What a browser remembers of it; null where it is nothing, or nothing that makes sense. */
export function parseDistanceOrigin(text: string | null): DistanceOrigin | null {
  try {
    const read = z.safeParse(near, JSON.parse(text ?? ""));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Half a city block is exact enough: a browser remembers no more than that. */
export function distanceOriginText({ from, latitude, longitude }: DistanceOrigin): string {
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return JSON.stringify({ from, latitude: rounded(latitude), longitude: rounded(longitude) });
}
