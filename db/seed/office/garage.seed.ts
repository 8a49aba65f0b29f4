import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import { demoMakes } from "../demo/demo-vehicles.ts";
import { yearId } from "./year/ids.ts";
import { mileageAt } from "./year/mileage.ts";
import type { YearCar } from "./year/people.ts";

const hourMs = 3_600_000;
/** Of each request how many hours it has waited: the first one for two days. */
const waits = [51, 47, 30, 26, 22, 9, 5, 3, 1];

/** Cars of customers; those of guests stand with their appointments alone. */
export function copyVehicles(load: BulkLoad<unknown>, cars: readonly YearCar[], now: Date): Promise<void> {
  const rows = cars
    .filter(({ owner }) => !owner.isGuest)
    .map((car) => ({
      ...{ id: car.vehicleId, customer_id: car.owner.id, vin: car.vin, plate: car.plate },
      ...{ brand: "rimal", make_code: demoMakes.rimal, model_code: car.model.code },
      ...{ model_en: car.model.en, model_ar: car.model.ar, model_year: car.modelYear },
      mileage: mileageAt(car, now, now),
      mileage_at: now,
      image: `/images/demo/models/${car.model.en.toLowerCase()}/front.webp`,
      created_at: car.owner.createdAt,
    }));
  return copyRows(load, "garage.vehicle", rows);
}

/**
 * Requests for cars that wait for staff, in both scripts: of every third the car is on record for somebody else, the others are
 * not on record. Their staff have been reminded, so that no mail goes out.
 */
export function copyLinks(load: BulkLoad<unknown>, cars: readonly YearCar[], now: Date): Promise<void> {
  const owned = cars.filter(({ owner }) => !owner.isGuest);
  const senders = [...owned.filter(({ owner }) => owner.language === "ar").slice(0, 5), ...owned.slice(-4)];
  const rows = waits.map((hours, number) => {
    const { owner, vin } = senders[number % senders.length] as YearCar;
    const at = new Date(now.getTime() - hours * hourMs);
    const isOfAnother = number % 3 === 2;
    return {
      ...{ id: yearId("link", number), customer_id: owner.id, language: owner.language, note: "" },
      vin: isOfAnother
        ? ((owned[100 + number] ?? owned[0])?.vin ?? vin)
        : `RMLDEMO${vin.slice(7, 14)}${700 + number}`,
      plate: isOfAnother ? null : String(610_200 + number * 37),
      ...{ state: "waiting", reason: null, answer_note: null, document_id: null, version: 1 },
      ...{ created_at: at, changed_at: at, reminded_at: at },
    };
  });
  return copyRows(load, "garage.vehicle_link", rows);
}
