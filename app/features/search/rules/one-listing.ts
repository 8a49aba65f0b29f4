import { pathOf } from "#app/lib/address/path-of.ts";
import type { Entry } from "./index/entry.ts";

/** Actions that lead to one listing and narrow it by different things narrow it together: used SUVs, the cheapest first. */
export function inOneListing(actions: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const action of actions) {
    const place = joined.findIndex(({ url }) => pathOf(url) === pathOf(action.url));
    const before = joined[place];
    const together = before && joinedAddress(before.url, action.url);
    if (before && together !== undefined) joined[place] = { ...before, url: together };
    else joined.push(action);
  }
  return joined;
}

/** Both addresses' parameters in one; undefined where they want different things by one name, or something is no parameter. */
function joinedAddress(one: string, other: string): string | undefined {
  if (one.includes("#") || other.includes("#")) return undefined;
  const params = new URLSearchParams(one.split("?")[1]);
  for (const [name, value] of new URLSearchParams(other.split("?")[1])) {
    if ((params.get(name) ?? value) !== value) return undefined;
    params.set(name, value);
  }
  return addressWith(one, params);
}

/** The address of a listing with other parameters; a comma may stand in it as it is. */
export function addressWith(url: string, params: URLSearchParams): string {
  const query = params.toString().replaceAll("%2C", ",");
  return query === "" ? pathOf(url) : `${pathOf(url)}?${query}`;
}
