import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { seedStock } from "#db/seed/stock.seed.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import {
  driveApiOnDemo,
  driveBody,
  driveSlotsBody,
  lusail,
  salwa,
  visitor,
} from "../../../tests/factories/test-drive/drive-api.ts";
import type { BookedDrive } from "./calls.ts";
import type { DriveShowroom } from "./car-calls.ts";

testDatabase();
const { get, post } = driveApiOnDemo();
beforeAll(() => seedStock(now(), join(import.meta.dirname, "../../../content/demo")));

/** It stands at Salwa Road; another one is reserved. */
const [vehicleNo, reserved] = ["SHL-240870", "SHL-230696"];
const bookPath = "/v3/test-drive/appointment";
let drivers = 0;
const ofUsedCar = () => ({ ...visitor(`5530${1000 + drivers++}`), car: undefined, vehicleNo });
const timesOf = async (changes = {}) =>
  (
    await post<TimeSlot[]>(
      "/v3/test-drive/slots",
      driveSlotsBody({ car: undefined, vehicleNo, territoryIds: [salwa], ...changes }),
      {},
    )
  ).data;

describe("a used car", () => {
  test("is driven where it stands, and nowhere else", async () => {
    const { data } = await get<DriveShowroom[]>(
      `/v3/test-drive/locations?brand=rimal&vehicleNo=${vehicleNo}&lang=en`,
      {},
    );
    expect(data.map(({ id, cars }) => [id, cars.map(({ trim }) => trim)])).toEqual([
      [salwa, ["Rimal Suhail 2024 Hybrid"]],
    ]);
    expect(await timesOf({ territoryIds: [lusail] })).toEqual([]);
    expect(await timesOf({ vehicleNo: reserved })).toEqual([]);
  });

  test("is booked by visitors and customers, each with a lead that names it", async () => {
    const [first, second] = await timesOf();
    const byVisitor = ofUsedCar();
    const booked = await post<BookedDrive>(bookPath, driveBody(first, byVisitor), {});
    expect(booked).toMatchObject({ status: 200, data: { code: "confirmed" } });
    const { phoneProof: _, ...own } = driveBody(second, { ...ofUsedCar(), mobile: noora.phone });
    expect(await post<BookedDrive>(bookPath, own, { as: noora })).toMatchObject({ status: 200 });
    for (const mobile of [byVisitor.mobile, noora.phone])
      expect(await leadsOf(mobile)).toEqual([
        { kind: "test-drive", model: null, vehicle_no: vehicleNo, location: salwa },
      ]);
    const again = driveBody((await timesOf())[0], byVisitor);
    expect(await post(bookPath, again, {})).toMatchObject({ code: "drive-pending" });
  });

  test("at one time is had by one of ten who are its first drivers at once", async () => {
    const car = { vehicleNo: "REM-230229" };
    const [slot] = await timesOf(car);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => post(bookPath, driveBody(slot, { ...ofUsedCar(), ...car }), {})),
    );
    const answers = replies.map(({ status, code }) => `${status} ${code ?? ""}`.trim());
    expect(answers.toSorted()).toEqual(["200", ...Array.from({ length: 9 }, () => "409 slot-taken")]);
  });

  test("without a time is requested, unless it is reserved", async () => {
    const { mobile, ...request } = { brand: "rimal", ...ofUsedCar() };
    expect(await post("/v3/test-drive/task", { ...request, mobile }, {})).toMatchObject({ status: 200 });
    expect(await leadsOf(mobile)).toMatchObject([{ kind: "test-drive", vehicle_no: vehicleNo }]);
    const gone = { brand: "rimal", ...ofUsedCar(), vehicleNo: reserved };
    expect(await post("/v3/test-drive/task", gone, {})).toMatchObject({ code: "car-not-available" });
  });
});

async function leadsOf(mobile: string): Promise<unknown[]> {
  const { rows } =
    await sql`select kind, model, vehicle_no, location from leads.lead where mobile = ${mobile}`.execute(
      database(),
    );
  return rows;
}
