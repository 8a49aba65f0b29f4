import { everywhere, type Grant, type Role } from "#app/features/staff/rules/permissions.ts";

/** What a place is: one may be several, as a service center with a parts counter. */
export type PlaceKind = "service" | "showroom" | "counter";

/** Where a role has anything to do; one that is not named works at any place. */
const kindOf: Partial<Readonly<Record<Role, PlaceKind>>> = {
  adviser: "service",
  workshop: "service",
  sales: "showroom",
  parts: "counter",
};

/** Whether each role is given at a place of its kind, or everywhere. */
export function areAtTheirPlaces(
  grants: readonly Grant[],
  kindsOf: ReadonlyMap<string, readonly PlaceKind[]>,
): boolean {
  return grants.every(({ role, place }) => {
    const kind = kindOf[role];
    return place === everywhere || kind === undefined || (kindsOf.get(place)?.includes(kind) ?? false);
  });
}
