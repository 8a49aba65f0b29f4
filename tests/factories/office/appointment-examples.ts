import { sql } from "kysely";
import { booked, moved, rowOf, workingHours } from "#app/features/booking/server/staff/staff-examples.ts";
import { exampleCheckIn, unrefused } from "#app/features/workshop/visit-examples.ts";
import { checkInVisit, proposeExtraWork } from "#app/features/workshop/workshop.server.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Result } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { type ExampleInput, examplePlace, type OfficeExamples } from "./office-example.ts";

const by = { staffId: "staff-salem", name: "Salem Al Marri" };
const center = { center: examplePlace };
const today = dayIn(now(), "Asia/Qatar");
let hours: Date[] = [];

/** An hour with a free bay. */
async function nextHour(): Promise<Date> {
  // Each of these hours has four free bays.
  if (hours.length === 0) hours = (await workingHours(now())).flatMap((hour) => [hour, hour, hour]);
  const hour = hours.shift();
  if (hour === undefined) throw new Error("the examples have taken all hours");
  return hour;
}

const way = ["CNF", "CIN", "WIP", "QCA", "RFD", "OUT"] as const;
/** An appointment that has come so far on its way through the workshop. */
export async function appointmentAt(code: (typeof way)[number] = "CNF"): Promise<string> {
  const { id } = await booked(await nextHour());
  for (const step of way.slice(1, way.indexOf(code) + 1)) await moved(id, step);
  return id;
}

/** A request that waits for its confirmation. */
async function requested(): Promise<string> {
  const id = await appointmentAt();
  await sql`update booking.appointment set code = 'CREA' where id = ${id}`.execute(database());
  return id;
}

const move = (make: () => Promise<string>, to: string) => async (): Promise<ExampleInput> => {
  const id = await make();
  return { params: { id }, body: { version: (await rowOf(id)).version, to, reason: "the customer said so" } };
};
const ofAppointment = async () => ({ params: { id: await appointmentAt() } });

/** A car that was checked in, with work that its customer has to approve. */
async function checkedInCar() {
  const id = await appointmentAt("CIN");
  const checkIn = exampleCheckIn({ appointmentId: id, centerId: examplePlace });
  await doneByStaff((trx) => checkInVisit(trx, checkIn));
  return id;
}
const lines = [{ description: "Brake pads with labor", dirhams: 50_050 }];
async function proposedWork() {
  const id = await checkedInCar();
  const terms = { by, appointmentId: id, title: "Front brake pads", lines, now: now() };
  const work = await doneByStaff((trx) => proposeExtraWork(trx, terms));
  return { params: { id, work: work.id }, body: { version: work.version, title: "Brakes", lines } };
}
async function doneByStaff<T>(deed: (trx: AnyTransaction) => Promise<Result<T>>): Promise<T> {
  return unrefused(await inTransaction<unknown, Result<T>>(deed));
}
const ofVisit = (body: object) => async () => ({
  params: { id: await checkedInCar() },
  body: { version: 1, ...body },
});
const inHours = (count: number) => new Date(now().getTime() + count * 3_600_000).toISOString();
const visit = {
  odometer: 41_250,
  fuelEighths: 4,
  estimateDirhams: 45_000,
  isWarranty: false,
  belongings: "",
  remarks: "",
};

/** Appointments and the cars of the workshop. */
export const appointmentExamples: OfficeExamples = {
  "show-board": { scope: "place", input: () => ({ params: center, query: {} }) },
  "show-week": { scope: "place", input: () => ({ params: center, query: { day: today } }) },
  "list-appointments": {
    scope: "place",
    input: () => ({ params: center, query: { text: "Noora" } }),
  },
  "show-appointment": { scope: "place", input: ofAppointment },
  "find-times": {
    scope: "place",
    input: () => ({ params: center, query: { day: today, services: "pm10" } }),
  },
  "print-sheet": {
    scope: "place",
    input: () => ({ params: center, body: { sheet: "day", day: today } }),
  },
  "print-card": { scope: "place", input: ofAppointment },
  recognize: { scope: "place", input: () => ({ params: center, query: { plate: "700001" } }) },
  "list-services": { scope: "place", input: () => ({ params: center }) },
  confirm: { scope: "place", input: move(requested, "CNF") },
  reject: { scope: "place", input: move(requested, "RJD") },
  cancel: { scope: "place", input: move(appointmentAt, "CANC") },
  "check-in": { scope: "place", input: move(appointmentAt, "CIN") },
  work: { scope: "place", input: move(() => appointmentAt("CIN"), "WIP") },
  "hand-over": { scope: "place", input: move(() => appointmentAt("RFD"), "OUT") },
  "no-show": {
    scope: "place",
    input: async () => {
      const input = await move(appointmentAt, "CANC")();
      await sql`update booking.appointment set starts_at = ${now()}::timestamptz - interval '2 hours',
        ends_at = ${now()}::timestamptz - interval '1 hour' where id = ${input.params?.id}`.execute(
        database(),
      );
      return input;
    },
  },
  undo: {
    scope: "place",
    isSpent: true,
    alsoNeeds: "appointment.check-in",
    input: move(() => appointmentAt("CIN"), "CNF"),
  },
  reschedule: {
    scope: "place",
    input: async () => ({
      params: { id: await appointmentAt() },
      body: { version: 1, startsAt: (await nextHour()).toISOString() },
    }),
  },
  book: {
    scope: "place",
    input: async () => ({
      params: center,
      body: {
        ...{
          kind: "phone",
          startsAt: (await nextHour()).toISOString(),
          serviceCodes: ["pm10"],
          notes: "",
          checkIn: false,
        },
        person: { name: "Salem", phone: "+97455001200", language: "ar" },
        car: { plate: String(800_000 + Math.floor(Math.random() * 99_999)), modelName: "Hajar" },
      },
    }),
  },
  "show-visit": { scope: "place", input: async () => ({ params: { id: await checkedInCar() } }) },
  "propose-check-in": { scope: "place", input: ofAppointment },
  "check-in-car": {
    scope: "place",
    input: async () => ({
      params: { id: await appointmentAt() },
      body: { ...visit, version: 1, promisedAt: inHours(6) },
    }),
  },
  "change-promise": { scope: "place", input: ofVisit({ promisedAt: inHours(9), reason: "parts-awaited" }) },
  "correct-visit": { scope: "place", input: ofVisit({ remarks: "Scratch on the left door" }) },
  "offer-substitute-car": {
    scope: "place",
    input: async () => {
      const id = await appointmentAt("CIN");
      const checkIn = exampleCheckIn({ appointmentId: id, centerId: examplePlace, isWarranty: true });
      await doneByStaff((trx) => checkInVisit(trx, checkIn));
      return { params: { id }, body: { version: 1 } };
    },
  },
  "propose-extra-work": { scope: "place", input: ofVisit({ title: "Front brake pads", lines }) },
  "revise-extra-work": { scope: "place", input: proposedWork },
  "withdraw-extra-work": { scope: "place", input: proposedWork },
  // Pictures are bytes of a file, which the room's own test has.
  "add-visit-picture": {
    ...{ scope: "place", isOfNoRecord: true },
    input: async () => ({ params: { id: await checkedInCar() }, body: new Uint8Array([1, 2, 3]) }),
  },
  "remove-visit-picture": {
    ...{ scope: "place", isOfNoRecord: true },
    input: async () => ({ params: { id: await checkedInCar(), picture: "none" } }),
  },
  "sign-visit": {
    scope: "place",
    input: ofVisit({
      signedName: "Noora",
      strokes: [Array.from({ length: 40 }, (_, step) => [20 * step, 100 + 5 * step])],
    }),
  },
};
