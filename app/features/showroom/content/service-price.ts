import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { label, riyals, slug } from "#app/platform/content/fields.ts";

/**
 * What a service of one drive train of a model costs
 * (product/content.md#trim-variant). The fragment's key is its `id`. Names of service types and services stand once,
 * in the service catalogue.
 */
export const servicePrice = defineModel({
  name: "service-price",
  shared: {
    id: slug,
    car: slug,
    serviceTypes: z
      .array(
        z.strictObject({
          serviceType: slug,
          /** The sum of its services, in riyals with labour. */
          price: riyals,
          services: z.array(z.strictObject({ key: slug, value: riyals, _path: slug })).check(z.minLength(1)),
        }),
      )
      .check(z.minLength(3)),
  },
  texts: { modelTypeName: label },
});

export const servicePricesQuery = defineContentQuery({
  model: servicePrice,
  name: "service-prices",
  by: "car",
  many: true,
});
export const allServicePricesQuery = defineContentQuery({
  model: servicePrice,
  name: "all-service-prices",
  many: true,
});
