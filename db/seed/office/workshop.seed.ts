import { referenceOf } from "#app/lib/reference.ts";
import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import { config } from "#app/platform/config.server.ts";
import { yearId } from "./year/ids.ts";
import { mileageAt } from "./year/mileage.ts";
import type { YearAppointment } from "./year/plan-year.ts";
import type { RandomSource } from "./year/random-source.ts";

const dayMs = 86_400_000;
const quarterMs = 15 * 60_000;
/** What was written down at the desk in the last weeks; of earlier visits the appointment alone is left. */
const writtenDays = 60;

/** What advisers wrote down when the cars came. `numbers` are those of the appointments, by their ids. */
export function copyVisits(
  load: BulkLoad<unknown>,
  appointments: readonly YearAppointment[],
  terms: { readonly random: RandomSource; readonly numbers: ReadonlyMap<string, number>; readonly now: Date },
): Promise<void> {
  const rows = appointments.flatMap((appointment, number) => {
    const id = yearId("appointment", number);
    const row = visitRow(appointment, id, { ...terms, number: terms.numbers.get(id) });
    return row === undefined ? [] : [row];
  });
  return copyRows(load, "workshop.visit", rows);
}

interface VisitTerms {
  readonly random: RandomSource;
  readonly number: number | undefined;
  readonly now: Date;
}

function visitRow(
  { car, center, moves, endsAt }: YearAppointment,
  id: string,
  { random, number, now }: VisitTerms,
) {
  const momentOf = (code: string) => moves.findLast((move) => move.code === code)?.at ?? null;
  const checkIn = moves.find(({ code }) => code === "CIN");
  if (checkIn?.by === undefined || number === undefined) return undefined;
  const { at, by } = checkIn;
  if (now.getTime() - at.getTime() > writtenDays * dayMs) return undefined;
  const promised = endsAt.getTime() + random.between(2, 16) * quarterMs;
  const promisedAt = new Date(Math.ceil(promised / quarterMs) * quarterMs);
  return {
    ...{ appointment_id: id, center_id: center.id, customer_id: car.owner.id },
    vehicle_id: car.owner.isGuest ? null : car.vehicleId,
    reference: referenceOf(number, config.served.code),
    ...{ language: car.owner.language, checked_in_at: at, odometer: mileageAt(car, at, now) },
    fuel_eighths: random.between(1, 8),
    belongings: random.chance(0.2) ? random.oneOf(belongings) : "",
    remarks: random.chance(0.15) ? random.oneOf(remarks) : "",
    estimate_dirhams: random.chance(0.7) ? random.between(28, 240) * 1_000 : null,
    ...{ promised_at: promisedAt, promise_number: 1, notified_promise: promisedAt },
    ...{ adviser_id: by.staffId, adviser_name: by.name },
    is_warranty: car.isWarranty && random.chance(0.2),
    ...{ ready_at: momentOf("RFD") ?? momentOf("OUT"), ended_at: momentOf("OUT") },
    ...{ changed_by: by.name, changed_at: at },
  };
}

const belongings = ["Child seat in the back", "Sunglasses in the tray", "مقعد أطفال في الخلف", "شاحن هاتف"];
const remarks = [
  "Scratch on the rear bumper",
  "Left mirror cracked",
  "خدش في الصدام الأمامي",
  "جنط أمامي مخدوش",
];
