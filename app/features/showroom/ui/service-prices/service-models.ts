import type { Content } from "#app/features/content/content-query.ts";
import type { car } from "#app/features/content/models/showroom/car.ts";
import type { servicePrice } from "#app/features/content/models/showroom/service-price.ts";

/** A model on the page of service prices. */
export interface ServiceModel {
  id: string;
  name: string;
  image: string;
  shadow: string;
  /** The price of its smallest service, in whole riyals. */
  from: number;
}

/** The models of a brand that have a price list, in the order of the cars. */
export function serviceModels(
  cars: readonly Content<typeof car>[],
  lists: readonly Content<typeof servicePrice>[],
  brand: (ofTheCar: string) => boolean,
): ServiceModel[] {
  return cars
    .filter((car) => brand(car.brand))
    .flatMap(({ id, carName, carImage, carImageShadow }) => {
      const prices = lists
        .filter((list) => list.car === id)
        .flatMap(({ serviceTypes }) => serviceTypes.map(({ price }) => price));
      if (prices.length === 0) return [];
      return [{ id, name: carName, image: carImage, shadow: carImageShadow, from: Math.min(...prices) }];
    });
}
