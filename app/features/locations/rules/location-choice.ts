/** What a choice among locations needs to know of them. */
interface Choosable {
  readonly id: string;
  readonly locationType: string;
  readonly defaultLocation: boolean;
}

/**
 * The locations of a type, those with `defaultLocation` first, otherwise in the editor's order
 * (product/pages.md#find-a-dealership).
 */
export function locationsOfType<T extends Choosable>(locations: readonly T[], type: string): T[] {
  return locations
    .filter(({ locationType }) => locationType === type)
    .sort((one, other) => Number(other.defaultLocation) - Number(one.defaultLocation));
}

/** The tabs: types in the order of their labels, without those that no location has. */
export function typesShown<L extends { readonly id: string }>(
  labels: readonly L[],
  locations: readonly Choosable[],
): L[] {
  return labels.filter(({ id }) => locations.some(({ locationType }) => locationType === id));
}

/** The requested location where there is one, else the first default of the first tab; undefined without locations. */
export function chosenLocation<T extends Choosable>(
  locations: readonly T[],
  types: readonly { readonly id: string }[],
  requestedId: string | null,
): T | undefined {
  const shown = locations.filter(({ locationType }) => types.some(({ id }) => id === locationType));
  const first = types[0] && locationsOfType(shown, types[0].id)[0];
  return shown.find(({ id }) => id === requestedId) ?? first;
}
