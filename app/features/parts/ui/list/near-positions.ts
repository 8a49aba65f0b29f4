import { places } from "../../words.ts";
import type { PartsFound } from "./list-state.ts";

type CountedPosition = PartsFound["positions"][number];
export interface NearPosition extends CountedPosition {
  /** It is a part of the one above: front left of front. */
  readonly isWithin: boolean;
}

/**
 * The positions by which a list is narrowed: front, rear, left and so on, and below the chosen one the places within it. What
 * is chosen stays, also where nothing is left in it.
 */
export function nearPositions(
  positions: readonly CountedPosition[],
  chosen: string | undefined,
): NearPosition[] {
  const all =
    chosen === undefined || positions.some(({ id }) => id === chosen)
      ? positions
      : [...positions, { id: chosen, parts: 0 }];
  const opened = chosen?.split("-")[0];
  const isOpened = ({ id }: CountedPosition) =>
    opened !== undefined && id.includes("-") && id.split("-").includes(opened);
  const within = all.filter(isOpened).map((one) => ({ ...one, isWithin: true }));
  return all
    .filter(({ id }) => !id.includes("-"))
    .toSorted((one, other) => places.indexOf(one.id) - places.indexOf(other.id))
    .flatMap((one) => [{ ...one, isWithin: false }, ...(one.id === opened ? within.toSorted(byPlaces) : [])]);
}

function byPlaces({ id: one }: CountedPosition, { id: other }: CountedPosition): number {
  const orderOf = (id: string) =>
    id
      .split("-")
      .map((place) => String(places.indexOf(place)))
      .join();
  return orderOf(one) < orderOf(other) ? -1 : 1;
}
