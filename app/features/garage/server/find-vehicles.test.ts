import { beforeAll, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { findVehicles } from "./find-vehicles.server.ts";
import { importVehicle } from "./import-vehicle.server.ts";

testDatabase({ jobs: false });

const cars = [
  ["car-1", "RMLHJR4K7R1004821", "482915"],
  ["car-2", "RMLHJR4K7R1004822", "Q 4829"],
  ["car-3", "RMLSHB2B5T2482915", "48 29 16"],
  ["car-4", "RMLSHB2B5T2900001", "48"],
] as const;

beforeAll(async () => {
  for (const [id, vin, plate] of cars) {
    const model = { brand: "marsa", make_code: "M", model_code: "HJR", model_en: "Hajar", model_ar: "هجر" };
    const facts = { model_year: 2024, mileage: 1000, mileage_at: now(), image: "", created_at: now() };
    const vehicle = { id, customer_id: `owner of ${id}`, vin, plate, ...model, ...facts };
    await importVehicle({ vehicle, warranties: [], visits: [] });
  }
});

const found = async (typed: string, limit?: number) =>
  (await findVehicles(typed, limit)).map(({ id, match }) => `${id} ${match.by} ${match.how}`);

test.each([
  ["rml hjr4k7r1-004821", ["car-1 vin whole"]],
  ["004822", ["car-2 vin ends"]],
  ["R1٠٠٤٨٢٢", ["car-2 vin ends"]],
  ["482915", ["car-1 plate whole", "car-3 vin ends"]],
  ["٤٨٢٩ ١٦", ["car-3 plate whole"]],
  ["q4829", ["car-2 plate whole"]],
  ["4829", ["car-1 plate begins", "car-3 plate begins"]],
  ["48", ["car-4 plate whole"]],
  ["04821", []],
  ["", []],
  ["هجر", []],
])("%j finds %j", async (typed, wanted) => {
  expect(await found(typed)).toEqual(wanted);
});

test("no more are answered than wanted, and each says whose it is", async () => {
  expect(await found("482915", 1)).toEqual(["car-1 plate whole"]);
  const [hit] = await findVehicles("q4829");
  expect(hit).toMatchObject({
    customerId: "owner of car-2",
    plate: "Q 4829",
    model: { en: "Hajar", ar: "هجر" },
  });
});
