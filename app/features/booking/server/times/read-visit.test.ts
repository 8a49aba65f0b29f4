import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { bookingApiOnDemo, hajar } from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import type { BookingTables } from "../../tables.ts";
import { readVisit } from "./read-visit.server.ts";

testDatabase();
bookingApiOnDemo();

const visit = (customerId: string) => ({
  ...{ customerId, vehicleId: hajar, brand: "rimal", serviceCodes: ["pm10"], now: now() },
  centerIds: ["al-sadd"],
});

test("an appointment that is to be moved counts for its own customer alone", async () => {
  const { id: appointmentId } = await database<BookingTables>()
    .selectFrom("booking.appointment")
    .select("id")
    .where("customer_id", "=", noora.id)
    .executeTakeFirstOrThrow();
  expect(await readVisit({ ...visit(noora.id), appointmentId })).toMatchObject({
    appointmentId,
    vehicle: { id: hajar },
  });
  const stranger = await readVisit({ ...visit("khalid"), appointmentId });
  expect(stranger.appointmentId).toBeUndefined();
  expect(stranger.vehicle).toBeUndefined();
});
