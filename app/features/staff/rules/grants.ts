import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { everywhere, type Grant, type Role, roles } from "./permissions.ts";

/** What the groups of another issuer are here. */
export type GroupMapping = Readonly<Record<string, readonly Grant[]>>;

/** Grants in the order of the roles, each once; a place goes without saying where the role holds everywhere. */
export function tidyGrants(grants: readonly Grant[]): Grant[] {
  const placesOfRole = (role: Role): string[] => {
    const places = [...new Set(grants.filter((grant) => grant.role === role).map(({ place }) => place))];
    return places.includes(everywhere) ? [everywhere] : places.sort();
  };
  return roles.flatMap((role) => placesOfRole(role).map((place) => ({ role, place })));
}

/** What a member of these groups is granted; a group without a mapping grants nothing. */
export function grantsOfGroups(groups: readonly string[], mapping: GroupMapping): Grant[] {
  return tidyGrants(groups.flatMap((group) => ownValue(mapping, group) ?? []));
}

export function areSameGrants(one: readonly Grant[], other: readonly Grant[]): boolean {
  return JSON.stringify(tidyGrants(one)) === JSON.stringify(tidyGrants(other));
}

/** The mapping of a configuration, which knows no roles. Throws where it names one that is none. */
export function readMapping(
  groups: Readonly<Record<string, readonly { readonly role: string; readonly place: string }[]>>,
): GroupMapping {
  const read = ({ role: name, place }: { readonly role: string; readonly place: string }): Grant => {
    const role = roles.find((one) => one === name);
    if (role === undefined) throw new Error(`no role is called ${name}: there are ${roles.join(", ")}`);
    return { role, place };
  };
  return Object.fromEntries(Object.entries(groups).map(([group, grants]) => [group, grants.map(read)]));
}
