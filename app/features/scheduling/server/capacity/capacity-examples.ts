import { newId } from "#app/lib/id.ts";
import type { Result } from "#app/lib/result.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { dayNumberOf } from "../../rules/calendar-days.ts";
import { findFreeSlots, type Timing } from "../../rules/slots.ts";
import type { SchedulingTables } from "../../tables.ts";
import { importCenter, importServiceTypes } from "../centers/import-centers.server.ts";
import { type PlannedAppointment, provideAppointments } from "../planned-appointments.server.ts";
import { readSchedules } from "../schedules/read-schedules.server.ts";
import { promiseKeys } from "../slots/slot-promise.server.ts";
import { type BayTaker, releaseBays } from "../slots/take-bay.server.ts";
import { planSlot, takeSlot } from "../slots/take-slot.server.ts";

/** A Sunday, 09:00 at the center. */
export const now = new Date("2027-01-03T06:00:00Z");
export const fatima = { staffId: "fatima", name: "Fatima Al Kuwari" };
export const yousef = { staffId: "yousef", name: "Yousef Al Mannai" };
export const repairs = { en: "Repairs of the building", ar: "أعمال صيانة في المبنى" };
export const workday: Timing[] = [
  { start: "07:00", end: "12:00" },
  { start: "13:00", end: "15:00" },
  { start: "15:00", end: "18:00" },
];
/** An instant by the center's clock. */
export const at = (text: string) => new Date(`${text}:00+03:00`);

const appointments = new Map<string, PlannedAppointment>();
provideAppointments(async (_, ids) => ids.flatMap((id) => appointments.get(id) ?? []));

/** A center that is open every day, with three bays for maintenance and one for repairs. */
export async function openCenter(id: string): Promise<void> {
  await importServiceTypes([
    {
      ...{ code: "pm10", brand: "rimal", service_group: "periodic", position: 0, hours: 1 },
      ...{ name_en: "10,000 km", name_ar: "10,000 كم", make_codes: ["r"], model_codes: ["s"] },
    },
  ]);
  await importCenter({
    center: {
      ...{
        id,
        external_id: id,
        aem_id: id,
        brands: ["rimal"],
        name_en: id,
        name_ar: id,
        city_en: "",
        city_ar: "",
      },
      ...{ street_en: "", street_ar: "", phone: "", latitude: 25, longitude: 51, time_zone: "Asia/Qatar" },
      ...{ confirms_at_once: true, position: 0 },
    },
    weekdays: Array<Timing[]>(7).fill(workday),
    overrides: [],
    bays: { periodic: 3, repair: 1 },
  });
}

/** Books an hour for a car of its own, as the site does; `held` books what the car holds already. */
export async function book(
  centerId: string,
  startsAt: Date,
  car = newId<"car">(),
): Promise<Result<string, string>> {
  const appointmentId: string = newId();
  appointments.set(appointmentId, {
    ...{ id: appointmentId, customerId: car, vehicleId: car, startsAt, mayMove: true, isCalledOff: false },
    serviceCodes: ["pm10"],
  });
  const taken = await take(centerId, startsAt, car, { appointmentId });
  return taken.ok ? { ok: true, value: appointmentId } : taken;
}

/** Takes an hour for a car, for ten minutes or an appointment. */
export function take(centerId: string, startsAt: Date, car: string, as: BayTaker["as"]) {
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const owner = { customerId: car, vehicleId: car, serviceCodes: ["pm10"] };
  const slot = { centerId, start: startsAt.getTime() / 60_000, end: endsAt.getTime() / 60_000 };
  const [promiseKey = ""] = promiseKeys(owner, [slot], now);
  return inTransaction(async (trx) => {
    const vehicle = { brand: "rimal", makeCode: "r", modelCode: "s" };
    const request = {
      ...owner,
      vehicle,
      busy: [],
      brand: "rimal",
      centerId,
      startsAt,
      endsAt,
      promiseKey,
      now,
    };
    const planned = await planSlot(trx, request, as);
    return planned.ok ? takeSlot(trx, planned.value) : planned;
  });
}

/** Gives an appointment's hours back and calls it off. */
export async function callOff(trx: AnyTransaction, id: string): Promise<void> {
  const planned = appointments.get(id);
  if (planned === undefined) throw new Error(`there is no appointment ${id}`);
  appointments.set(id, { ...planned, isCalledOff: true });
  await releaseBays(trx, { ...planned, as: { appointmentId: id } }, now);
}

/** What a center offers for maintenance on a day: the start of each slot by its clock, with its free bays. */
export async function offered(centerId: string, day: string): Promise<Record<string, number>> {
  const number = dayNumberOf(day) ?? 0;
  const [from, to] = [new Date((number - 1) * 86_400_000), new Date((number + 3) * 86_400_000)];
  const query = { centerIds: [centerId], serviceCodes: [], from, to, now };
  const { centers } = await readSchedules(database(), query);
  const bays = centers.map((center) => ({ ...center, bays: center.bays.periodic }));
  const free = findFreeSlots({ now, firstDay: number, lastDay: number, centers: bays });
  return Object.fromEntries(
    free.map(({ start, freeBays }) => [
      new Date(start * 60_000 + 3 * 3_600_000).toISOString().slice(11, 16),
      freeBays.toString(2).replaceAll("0", "").length,
    ]),
  );
}

/** How many hours appointments have at a center from one instant to another. */
export async function hoursTaken(centerId: string, from: Date, to: Date): Promise<number> {
  const rows = await database<SchedulingTables>()
    .selectFrom("booking.bay_unit")
    .select("bay")
    .where("center_id", "=", centerId)
    .where("appointment_id", "is not", null)
    .where("unit_start", ">=", from)
    .where("unit_start", "<", to)
    .execute();
  return rows.length;
}

/** The value of what went well; a refusal fails the test that expected none. */
export function granted<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${result.code} ${JSON.stringify(result.detail)}`);
  return result.value;
}
