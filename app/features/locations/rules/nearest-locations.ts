import { kilometersBetween, type Position } from "#app/lib/distance.ts";

interface Placed extends Position {
  readonly locationType: string;
}

/** The nearest location of each type, in the order of the types, with its distance in kilometers. */
export function nearestOfEachType<L extends Placed>(
  locations: readonly L[],
  types: readonly string[],
  from: Position,
): readonly { readonly location: L; readonly kilometers: number }[] {
  return types.flatMap((type) => {
    const [nearest] = locations
      .filter(({ locationType }) => locationType === type)
      .map((location) => ({ location, kilometers: kilometersBetween(from, location) }))
      .sort((one, other) => one.kilometers - other.kilometers);
    return nearest ?? [];
  });
}

/** A distance as people say it: below ten kilometers with one decimal, never nothing at all. */
export function saidKilometers(kilometers: number): number {
  return Math.max(kilometers < 10 ? Math.round(kilometers * 10) / 10 : Math.round(kilometers), 0.1);
}
