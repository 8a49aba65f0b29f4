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
  await seedGarage(now(), "rimal");
  const [{ vehicle } = { vehicle: undefined }, other] = demoVehicles(now());
  if (vehicle === undefined || other === undefined) throw new Error("the demo has no cars");
  expect(await lastKnown(vehicle.id)).toBe(vehicle.mileage);
  await inTransaction((trx) => odometersOfVehicles.record(trx, vehicle.id, vehicle.mileage + 812));
  expect(await lastKnown(vehicle.id)).toBe(vehicle.mileage + 812);
  expect(await lastKnown(other.vehicle.id)).toBe(other.vehicle.mileage);
  await inTransaction((trx) => odometersOfVehicles.record(trx, "walk-in", 10));
  expect(await lastKnown("walk-in")).toBeUndefined();
});
