import * as z from "zod/mini";
import { defineModel } from "../define-model.ts";
import { address, label, pictureAddress } from "../fields.ts";
import { carTypes } from "../showroom/car.ts";

/** The models drawer (product/content.md#models-menu). */
export const modelsMenu = defineModel({
  name: "models-menu",
  shared: {
    carContentFragmentEndpoint: address,
    /** Absent where the brand sells no used cars. */
    preOwnedModelUrl: z.optional(address),
    preOwnedModelImage: z.optional(pictureAddress),
    bookButtonUrl: address,
  },
  texts: {
    carTypeLabels: z.array(z.strictObject({ id: z.enum(carTypes), label })),
    fromLabel: label,
    leaseToOwnLabel: label,
    monthLabel: label,
    currencyLabel: label,
    exploreButton: label,
    preOwnedModelLabel: z.optional(label),
    backButtonLabel: label,
    bookATestDrive: label,
    allVehiclesLabel: label,
  },
});
