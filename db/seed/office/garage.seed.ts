import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import { demoMakes } from "../demo/demo-vehicles.ts";
import { mileageAt } from "./year/mileage.ts";
import type { YearCar } from "./year/people.ts";

/** Cars of customers; those of guests stand with their appointments alone. */
export function copyVehicles(load: BulkLoad<unknown>, cars: readonly YearCar[], now: Date): Promise<void> {
  const rows = cars
    .filter(({ owner }) => !owner.isGuest)
    .map((car) => ({
      ...{ id: car.vehicleId, customer_id: car.owner.id, vin: car.vin, plate: car.plate },
      ...{ brand: "rimal", make_code: demoMakes.rimal, model_code: car.model.code },
      ...{ model_en: car.model.en, model_ar: car.model.ar, model_year: car.modelYear },
      mileage: mileageAt(car, now, now),
      image: `/images/demo/models/${car.model.en.toLowerCase()}/front.webp`,
      created_at: car.owner.createdAt,
    }));
  return copyRows(load, "garage.vehicle", rows);
}
