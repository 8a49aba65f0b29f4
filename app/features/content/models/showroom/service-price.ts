import * as z from "zod/mini";
import { defineModel } from "../define-model.ts";
import { label, riyals, slug } from "../fields.ts";

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
