import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { address, label, pictureAddress } from "#app/platform/content/fields.ts";
import { carTypes } from "./car.ts";

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
    /** How long the warranty of a new car runs, and that of a hybrid's battery: a line of the comparison. */
    warrantyText: z.optional(label),
    batteryWarrantyText: z.optional(label),
  },
});

export const modelsMenuQuery = defineContentQuery({ model: modelsMenu });
