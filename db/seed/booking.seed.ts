import {
  bookAppointment,
  findSlots,
  importPastAppointment,
  listActivities,
} from "#app/features/booking/booking.server.ts";
import { importCenter, importServiceTypes } from "#app/features/scheduling/scheduling.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { demoCenters } from "./demo/demo-centers.ts";
import { noora } from "./demo/demo-people.ts";
import { demoServices } from "./demo/demo-services.ts";
import { type DemoBrand, demoVehicles } from "./demo/demo-vehicles.ts";

const dayMs = 86_400_000;

/**
 * Centers and services of a brand; of Rimal also Noora's appointments: one to come, two behind her. Safe to run again:
 * what is there stays.
 */
export async function seedBooking(now: Date, brand: DemoBrand = "rimal"): Promise<void> {
  await importServiceTypes(demoServices(brand));
  for (const center of demoCenters(now)) await importCenter(center);
  if (brand !== "rimal") return;
  const activities = await listActivities({ customerId: noora.id }, "en", now);
  if (activities.length === 0) await bookNext(now);
  await importPast(now, { vehicle: 0, centerId: "al-sadd", code: "pm30" });
  await importPast(now, { vehicle: 2, centerId: "industrial-area", code: "gr-brakes" });
}

/** Booked the way a customer books: a slot about a week ahead. */
async function bookNext(now: Date): Promise<void> {
  const vehicle = demoVehicles(now)[0]?.vehicle;
  if (vehicle === undefined) return;
  const visit = { customerId: noora.id, vehicleId: vehicle.id, brand: "rimal", serviceCodes: ["pm40"], now };
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  const slots = await findSlots({
    ...visit,
    centerIds: ["al-sadd"],
    firstDay: day(6),
    lastDay: day(10),
  });
  const slot = slots.ok ? slots.value[2] : undefined;
  if (slot === undefined) throw new Error("the demo's appointment found no free slot");
  const booked = await inTransaction<unknown, Awaited<ReturnType<typeof bookAppointment>>>((trx) =>
    bookAppointment(trx, {
      ...visit,
      centerId: "al-sadd",
      startsAt: new Date(slot.startTime),
      endsAt: new Date(slot.endTime),
      mileage: vehicle.mileage,
      serviceNote: "",
      additionalInformation: "",
      promiseKey: slot.territories[0]?.territoryPromiseKey ?? "",
      language: "en",
    }),
  );
  if (!booked.ok) throw new Error(`the demo's appointment was refused: ${booked.code}`);
}

interface Past {
  readonly vehicle: number;
  readonly centerId: string;
  readonly code: string;
}

/** The vehicle's last visit, which went through every state. It began at nine in the morning, Qatar's time. */
async function importPast(now: Date, { vehicle: index, centerId, code }: Past): Promise<void> {
  const { vehicle, visits: [last] = [] } = demoVehicles(now)[index] ?? {};
  if (vehicle === undefined || last === undefined) return;
  const startsAt = new Date(`${last.day}T09:00:00+03:00`);
  const hoursAfter = (hours: number) => new Date(startsAt.getTime() + hours * 3_600_000);
  const life = { CREA: -90, CNF: -70, CIN: 0, WIP: 0.5, QCA: 3, RFD: 4, OUT: 6 } as const;
  await importPastAppointment({
    id: `01976f00-0000-7000-8000-0000000002a${index}`,
    customerId: vehicle.customer_id,
    vehicleId: vehicle.id,
    vin: vehicle.vin,
    plate: vehicle.plate,
    model: vehicle.model_en,
    brand: vehicle.brand,
    centerId,
    startsAt,
    endsAt: hoursAfter(1),
    serviceCodes: [code],
    mileage: last.mileage,
    serviceNote: "",
    additionalInformation: "",
    language: "en",
    moves: (["CREA", "CNF", "CIN", "WIP", "QCA", "RFD", "OUT"] as const).map((move) => ({
      code: move,
      at: hoursAfter(life[move]),
      actor: move === "CREA" ? "customer" : "staff",
    })),
  });
}
