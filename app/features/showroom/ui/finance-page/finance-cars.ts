import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { car } from "../../content/car.ts";
import type { trimVariant } from "../../content/trim-variant.ts";

/** A trim as the calculator needs it. */
export interface FinanceTrim {
  readonly id: string;
  readonly name: string;
  /** Cash, in riyals. */
  readonly price: number;
  readonly isHybrid: boolean;
}
export interface FinanceCar {
  readonly id: string;
  readonly name: string;
  /** From the side; absent while there is no picture. */
  readonly image?: string;
  readonly imageAlt: string;
  readonly isLargeSuv: boolean;
  readonly trims: readonly FinanceTrim[];
}

/** The cars that are sold here with their trims and prices: a little of what content knows, so that pages stay light. */
export function financeCars(
  cars: readonly Content<typeof car>[],
  trims: readonly Content<typeof trimVariant>[],
): FinanceCar[] {
  return cars
    .filter(({ showInVehicleModels }) => showInVehicleModels)
    .map(({ id, carName, carSideAngleImage, carImageAlt, isLargeSuv }) => ({
      id,
      name: carName,
      ...(isPicturePublished(carSideAngleImage) ? { image: carSideAngleImage } : {}),
      imageAlt: carImageAlt,
      isLargeSuv,
      trims: trims
        .filter((trim) => trim.car === id)
        .map(({ id, modelName, carPrices, specifications }) => ({
          id,
          name: modelName,
          price: carPrices.fromPrice,
          isHybrid: specifications.fuel === "hybrid",
        })),
    }))
    .filter(({ trims }) => trims.length > 0);
}
