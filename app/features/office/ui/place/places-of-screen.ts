import { everywhere, type Grant, mayDo } from "#app/features/staff/rules/permissions.ts";

interface Member<Place> {
  readonly grants: readonly Grant[];
  readonly locations: readonly Place[];
}

/**
 * The places of which a screen can be: of the audit those at which a member may search it, where that is not everywhere; of all
 * others the service centers whose appointments or capacity they see. None where their screens are of no place.
 */
export function placesOfScreen<Place extends { readonly id: string; readonly kind: string }>(
  path: string,
  { grants, locations }: Member<Place>,
): readonly Place[] {
  if (path === "/settings/audit" && !mayDo(grants, "audit.search", everywhere))
    return locations.filter(({ id }) => mayDo(grants, "audit.search", id));
  const isSeen = (id: string) => mayDo(grants, "appointment.view", id) || mayDo(grants, "capacity.view", id);
  return locations.filter(({ id, kind }) => kind === "service" && isSeen(id));
}
