import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { odometersOfVehicles } from "./odometers.server.ts";

testDatabase();

const lastKnown = (id: string) => inTransaction((trx) => odometersOfVehicles.lastKnown(trx, id));

test("the last reading of a car is the one that the workshop took down, and a car of nobody has none", async () => {
  const seededAt = now();
  await seedGarage(seededAt, "rimal");
  const [{ vehicle } = { vehicle: undefined }, other] = demoVehicles(seededAt);
  if (vehicle === undefined || other === undefined) throw new Error("the demo has no cars");
  const { mileage: kilometers, mileage_at: at } = vehicle;
  expect(await lastKnown(vehicle.id)).toEqual({ kilometers, at });
  const before = now();
  await inTransaction((trx) => odometersOfVehicles.record(trx, vehicle.id, kilometers + 812));
  const recorded = await lastKnown(vehicle.id);
  expect(recorded?.kilometers).toBe(kilometers + 812);
  expect(recorded?.at.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect((await lastKnown(other.vehicle.id))?.kilometers).toBe(other.vehicle.mileage);
  await inTransaction((trx) => odometersOfVehicles.record(trx, "walk-in", 10));
  expect(await lastKnown("walk-in")).toBeUndefined();
});
