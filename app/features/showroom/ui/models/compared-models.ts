import type { Content } from "#app/platform/content/content-query.ts";
import type { modelsMenu } from "../../content/models-menu.ts";
import { presetPayment } from "../price/preset-payment.ts";
import { type TrimView, trimViews } from "../trims/trim-view.ts";
import { type Car, type CarCutOut, cutOutOf, pageOfModel, type Trim } from "../vehicle/vehicle-view.ts";

/** A model in the comparison, by the trim that its price begins with. */
export interface ModelColumn {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly car: CarCutOut | undefined;
  readonly trim: Omit<TrimView, "services">;
  /** In riyals; absent where the importer finances no cars. */
  readonly monthly: number | undefined;
  readonly warranty: string | undefined;
  /** Of a hybrid alone. */
  readonly batteryWarranty: string | undefined;
}

interface Compared {
  readonly cars: readonly Car[];
  readonly trims: readonly Trim[];
  readonly menu: Content<typeof modelsMenu>;
  readonly isFinanced: boolean;
}

/** The models of these ids, in their order; one without a trim is left out. */
export function modelColumns(
  ids: readonly string[],
  { cars, trims, menu, isFinanced }: Compared,
): ModelColumn[] {
  return ids.flatMap((id) => {
    const car = cars.find((one) => one.id === id);
    const [cheapest] = trimViews(
      trims.filter((trim) => trim.car === id),
      [],
    ).toSorted((a, b) => a.price - b.price);
    if (!car || !cheapest) return [];
    const { services: _, ...trim } = cheapest;
    return [
      {
        id,
        name: car.carName,
        url: pageOfModel(car),
        car: cutOutOf(car, "side"),
        trim,
        monthly: isFinanced ? presetPayment(trim, car.isLargeSuv).payment : undefined,
        warranty: menu.warrantyText,
        batteryWarranty: trim.isHybrid ? menu.batteryWarrantyText : undefined,
      },
    ];
  });
}
