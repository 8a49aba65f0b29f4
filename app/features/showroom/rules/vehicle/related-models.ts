/** A model beside which others are looked for. Prices in riyals. */
export interface ComparableModel {
  readonly id: string;
  readonly brand: string;
  readonly carTypes: readonly string[];
  readonly fromPrice: number;
}

/**
 * Other models of the same brand that a buyer of this one may also look at: those that share most types with it first,
 * among them the nearest in price. At most so many.
 */
export function relatedModels<T extends ComparableModel>(
  model: ComparableModel,
  all: readonly T[],
  most: number,
): T[] {
  const shared = ({ carTypes }: ComparableModel) =>
    carTypes.filter((type) => model.carTypes.includes(type)).length;
  const apart = ({ fromPrice }: ComparableModel) => Math.abs(fromPrice - model.fromPrice);
  return all
    .filter(({ id, brand }) => id !== model.id && brand === model.brand)
    .toSorted((a, b) => shared(b) - shared(a) || apart(a) - apart(b) || a.id.localeCompare(b.id))
    .slice(0, most);
}
