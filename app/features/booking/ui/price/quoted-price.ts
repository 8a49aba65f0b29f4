import type { car } from "#app/features/showroom/content/car.ts";
import type { serviceCatalogue } from "#app/features/showroom/content/service-catalogue.ts";
import type { servicePrice } from "#app/features/showroom/content/service-price.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { PriceQuote, RequestedQuote } from "../../rules/price-quote.ts";

interface PriceContent {
  readonly lists: readonly Content<typeof servicePrice>[];
  readonly catalogue: Content<typeof serviceCatalogue>;
  readonly cars: readonly Content<typeof car>[];
}

/**
 * The requested price as content has it now, whatever the link was made with; undefined where it has none, or does not know
 * for whose vehicles it would be.
 */
export function quotedPrice(
  { list, serviceType }: RequestedQuote,
  { lists, catalogue, cars }: PriceContent,
): PriceQuote | undefined {
  const found = lists.find(({ id }) => id === list);
  const priced = found?.serviceTypes.find((one) => one.serviceType === serviceType);
  const { brand, modelCode, carName: model } = cars.find(({ id }) => id === found?.car) ?? {};
  const typeCode = catalogue.bookingCodes[serviceType];
  if (!found || !priced || !brand || !modelCode || !model || !typeCode) return undefined;
  const service = catalogue.serviceTypes.find(({ id }) => id === serviceType)?.label ?? serviceType;
  const car = { brand, modelCode };
  return { typeCode, service, price: priced.price, car, model, driveTrain: found.modelTypeName };
}
