import type { Profile } from "./stock-car.ts";

/** What of a profile is a number that can be bounded. What a car does not say is 0. */
export interface Quantities {
  readonly year: Uint16Array;
  /** Horsepower. */
  readonly power: Uint16Array;
  /** Cubic centimeters. */
  readonly engine: Uint16Array;
}

export function quantitiesOf(profiles: readonly Profile[]): Quantities {
  const of = (read: (profile: Profile) => number | null) =>
    Uint16Array.from(profiles, (profile) => read(profile) ?? 0);
  return {
    year: of(({ year }) => year),
    power: of(({ power }) => power),
    engine: of(({ engineSize }) => engineSize),
  };
}
