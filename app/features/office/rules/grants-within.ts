import { type Deed, everywhere, type Grant, mayDo } from "#app/features/staff/rules/permissions.ts";

/**
 * Whether a member of staff may do a deed at every place at which these grants hold: who administers one location neither gives nor takes
 * a role elsewhere.
 */
export function mayDoWithin(own: readonly Grant[], deed: Deed, grants: readonly Grant[]): boolean {
  return grants.every(({ place }) => mayDo(own, deed, place));
}

/** Whether a member of staff sees another: one who works where they do, or everywhere. */
export function seesMember(places: readonly string[], grants: readonly Grant[]): boolean {
  return (
    places.includes(everywhere) || grants.some(({ place }) => place === everywhere || places.includes(place))
  );
}
