import type { Content } from "#app/platform/content/content-query.ts";
import type { servicePrice } from "../../content/service-price.ts";
import type { trimVariant } from "../../content/trim-variant.ts";
import { periodicServices, type RunningCar } from "../../rules/running-cost.ts";

/** A trim that the fleet calculator calculates with. */
export interface FleetTrim extends RunningCar {
  id: string;
  name: string;
  summary: string;
  /** The car's page. */
  car: string;
  image: string;
}

type Trim = Content<typeof trimVariant>;
type PriceList = Content<typeof servicePrice>;

/** The requested trims with what running them depends on. One that content does not have is left out. */
export function fleetTrims(
  wanted: ReadonlySet<string>,
  trims: readonly Trim[],
  lists: readonly PriceList[],
): FleetTrim[] {
  return trims
    .filter(({ id }) => wanted.has(id))
    .map((trim) => ({
      id: trim.id,
      name: trim.modelName,
      summary: trim.summary,
      car: trim.car,
      image: trim.carImage,
      price: trim.carPrices.fromPrice,
      fuel: trim.specifications.fuel,
      consumption: trim.specifications.consumption,
      wheelInches: trim.specifications.wheelInches,
      services: periodicServices(lists.find(({ id }) => id === trim.modelTypes[0])?.serviceTypes ?? []),
    }));
}
