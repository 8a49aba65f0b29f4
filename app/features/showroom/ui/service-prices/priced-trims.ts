import type { Content } from "#app/platform/content/content-query.ts";
import type { serviceCatalogue } from "../../content/service-catalogue.ts";
import type { servicePrice } from "../../content/service-price.ts";
import type { trimVariant } from "../../content/trim-variant.ts";
import type { PricedTrim, PricedType } from "../../rules/service-estimate.ts";

type Catalogue = Content<typeof serviceCatalogue>;
type PriceList = Content<typeof servicePrice>;
type Trim = Content<typeof trimVariant>;

/** A model's trims with the price lists of their drive trains, in the words of the catalogue. */
export function pricedTrims(
  trims: readonly Trim[],
  lists: readonly PriceList[],
  catalogue: Catalogue,
): PricedTrim[] {
  const types = new Map(lists.map((list) => [list.id, pricedType(list, catalogue)]));
  return trims.map(({ id, modelName, summary, carPrices, modelTypes }) => ({
    id,
    name: modelName,
    summary,
    price: carPrices.fromPrice,
    leaseToOwn: carPrices.ltoThreeYearPrice,
    types: modelTypes.flatMap((key) => types.get(key) ?? []),
  }));
}

function pricedType({ id, modelTypeName, serviceTypes }: PriceList, catalogue: Catalogue): PricedType {
  const typeWords = new Map(catalogue.serviceTypes.map((words) => [words.id, words]));
  const lineWords = new Map(catalogue.services.map((words) => [words.id, words]));
  return {
    id,
    name: modelTypeName,
    services: serviceTypes.map(({ serviceType, price, services }) => ({
      id: serviceType,
      // content:check finds a service that the catalogue does not know; a price is not hidden for it.
      label: typeWords.get(serviceType)?.label ?? serviceType,
      text: typeWords.get(serviceType)?.text ?? "",
      total: price,
      bookingCode: catalogue.bookingCodes[serviceType],
      lines: services.map(({ key, value }) => ({
        id: key,
        label: lineWords.get(key)?.label ?? key,
        price: value,
      })),
    })),
  };
}
