import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { seedBooking } from "#db/seed/booking.seed.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { khor, main, ordersApiOnDemo } from "../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../tests/factories/parts/small-catalogue.ts";

testDatabase();
const { add, order } = ordersApiOnDemo();
const inHours = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
let appointmentId = "";

/** Noora's own appointment, in so many hours at a service center. */
async function plan(hours: number, center: string, code = "CNF"): Promise<void> {
  await sql`update booking.appointment set starts_at = ${inHours(hours)}, ends_at = ${inHours(hours + 1)},
    center_id = ${center}, code = ${code} where id = ${appointmentId}`.execute(database());
}

beforeAll(async () => {
  await seedGarage(now(), "rimal");
  await seedBooking(now(), "rimal");
  const { rows } = await sql<{ id: string }>`select id from booking.appointment
    where customer_id = ${noora.id} and starts_at > ${now()} limit 1`.execute(database());
  appointmentId = rows[0]?.id ?? "";
  await add(numbers.oil, 1);
  await add(numbers.oil, 1, khalid);
});

test("parts are brought to an appointment of the customer's own, a day ahead", async () => {
  await plan(25, "al-wakrah");
  const ordered = await order(noora, { appointmentId });
  expect(ordered).toMatchObject({
    status: 200,
    data: { appointment: { id: appointmentId, center: "Rimal Service Al Wakrah" }, center: { id: main } },
  });
});

test.each([
  ["that is too near", 23, "al-wakrah", "CNF", {}],
  ["that is canceled", 25, "al-wakrah", "CANC", {}],
  ["where the counter brings nothing", 25, "west-bay", "CNF", {}],
  ["that another counter supplies", 25, "al-wakrah", "CNF", { centerId: khor }],
])("an appointment %s is refused", async (_, hours, center, code, changes) => {
  await plan(hours, center, code);
  expect(await order(noora, { appointmentId, ...changes })).toMatchObject({
    ...{ status: 409, code: "appointment-not-usable" },
  });
});

test("somebody else's appointment is refused as one that nobody has", async () => {
  await plan(25, "al-wakrah");
  expect(await order(khalid, { appointmentId })).toMatchObject({ code: "appointment-not-usable" });
});
