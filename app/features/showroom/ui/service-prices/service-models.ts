import type { Content } from "#app/platform/content/content-query.ts";
import type { car } from "../../content/car.ts";
import type { servicePrice } from "../../content/service-price.ts";
import type { PricedTrim } from "../../rules/service-estimate.ts";

/** A model on the page of service prices. */
export interface ServiceModel {
  id: string;
  name: string;
  image: string;
  /** The price of its smallest service, in whole riyals. */
  from: number;
}

/** The model that the address names, with the prices of its trims. */
export interface PricedModel {
  id: string;
  name: string;
  trims: readonly PricedTrim[];
}

/** Words of the content source around prices. */
export interface PriceLabels {
  currency: string;
  leaseToOwn: string;
  month: string;
  estimateNote: string;
}

/** The models of a brand that have a price list, in the order of the cars. */
export function serviceModels(
  cars: readonly Content<typeof car>[],
  lists: readonly Content<typeof servicePrice>[],
  brand: string,
): ServiceModel[] {
  return cars
    .filter((car) => car.brand === brand)
    .flatMap(({ id, carName, carImage }) => {
      const prices = lists
        .filter((list) => list.car === id)
        .flatMap(({ serviceTypes }) => serviceTypes.map(({ price }) => price));
      if (prices.length === 0) return [];
      return [{ id, name: carName, image: carImage, from: Math.min(...prices) }];
    });
}
