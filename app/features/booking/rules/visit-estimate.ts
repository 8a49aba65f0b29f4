/** Whole riyals, lowest and highest: a model's drive trains may differ, and a customer's record does not say which. */
export type PriceSpan = readonly [number, number];

export interface EstimatedService {
  readonly hours?: number | undefined;
  readonly price?: PriceSpan | undefined;
}
export interface VisitEstimate {
  /** The sum of the prices there are; undefined without any. */
  readonly price: PriceSpan | undefined;
  /** Some of the services have no price online. */
  readonly isPartial: boolean;
  /** Undefined where a service does not say how long it takes. */
  readonly hours: number | undefined;
}

/** What a visit costs and how long it takes: an hour, and what its services take beyond one each. */
export function visitEstimate(services: readonly EstimatedService[]): VisitEstimate {
  const priced = services.flatMap(({ price }) => (price ? [price] : []));
  const sum = (of: 0 | 1) => priced.reduce((total, price) => total + price[of], 0);
  const isTimed = services.length > 0 && services.every(({ hours }) => hours !== undefined);
  return {
    price: priced.length === 0 ? undefined : [sum(0), sum(1)],
    isPartial: priced.length > 0 && priced.length < services.length,
    hours: isTimed ? 1 + services.reduce((total, { hours = 1 }) => total + hours - 1, 0) : undefined,
  };
}
