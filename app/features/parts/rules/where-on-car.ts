import type { Application } from "./fit.ts";

/** What all applications say alike; null where they differ, or where there is none. */
export function sharedBy<A extends Application>(
  applications: readonly A[],
  said: (application: A) => string | null,
): string | null {
  const [first, ...others] = new Set(applications.map(said));
  return others.length === 0 ? (first ?? null) : null;
}

/** Where a part sits by all of its positions: front left and front right are front. Null where they have no place in common. */
export function sharedPosition(positions: readonly (string | null)[]): string | null {
  const [first = [], ...others] = [...new Set(positions)].map((position) => position?.split("-") ?? []);
  const shared = first.filter((place) => others.every((places) => places.includes(place)));
  return shared.length === 0 ? null : shared.join("-");
}

/** How many pieces of a part a car has: the sum over the places where it sits. */
export function piecesPerCar(applications: readonly Application[]): number | null {
  const pieces = new Map<string | null, number>();
  for (const { position, quantity } of applications)
    pieces.set(position, Math.max(quantity, pieces.get(position) ?? 0));
  return applications.length === 0 ? null : pieces.values().reduce((sum, one) => sum + one, 0);
}
