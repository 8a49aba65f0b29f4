import { describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { driveSlotsBody, lusail, salwa } from "../../../../../tests/factories/test-drive/drive-api.ts";
import {
  rowOfDrive,
  setDrive,
  signedDrives,
} from "../../../../../tests/factories/test-drive/signed-drives.ts";
import { blockCar } from "./block-car.server.ts";

testDatabase();
const { booked, post } = signedDrives();
const hourMs = 3_600_000;
const suhail = { car: "suhail", territoryIds: [salwa] };

/** The car of a drive goes out of service for its hour. */
async function blockCarOf(id: string, at = now()) {
  const { car_id: carId, starts_at: from } = await rowOfDrive(id);
  if (carId === null || from === null) throw new Error("a drive without a car");
  const block = { carId, from, to: new Date(from.getTime() + hourMs), reason: "a flat tire", now: at };
  return inTransaction<unknown, Awaited<ReturnType<typeof blockCar>>>((trx) => blockCar(trx, block));
}
const moved = (id: string) => ({ value: { moved: [id], lost: [] } });

describe("another car for a drive whose car goes out of service", () => {
  test("is one that nobody holds any more", async () => {
    const drive = await booked(suhail);
    await setDrive(drive.id, { createdIn: -48 });
    const { starts_at: startsAt } = await rowOfDrive(drive.id);
    const slots = (await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody(suhail), {})).data;
    const same = slots.find(({ startTime }) => startTime === startsAt?.toISOString());
    const [territory] = same?.territories ?? [];
    const hold = {
      ...{ brand: "rimal", car: "suhail", holder: "holder-of-the-other-car-1" },
      ...{ serviceTerritoryId: territory?.id, schedStartTime: same?.startTime },
      territoryPromiseKey: territory?.territoryPromiseKey,
    };
    expect((await post("/v3/test-drive/hold", hold, {})).status).toBe(200);
    await database<{ "booking.bay_unit": { hold_until: Date | null } }>()
      .updateTable("booking.bay_unit")
      .set({ hold_until: new Date(now().getTime() - hourMs) })
      .where("hold_until", "is not", null)
      .execute();
    expect(await blockCarOf(drive.id)).toMatchObject(moved(drive.id));
  });

  test("may start sooner than a new drive may", async () => {
    const drive = await booked(suhail);
    const { starts_at: startsAt } = await rowOfDrive(drive.id);
    const anHourBefore = new Date((startsAt ?? now()).getTime() - hourMs);
    expect(await blockCarOf(drive.id, anHourBefore)).toMatchObject(moved(drive.id));
  });

  test.each([
    ["gets the other car", "suhail", { code: "arrived" }],
    [
      "chooses another time where there is none",
      "shihab",
      { code: "requested", car_id: null, starts_at: null },
    ],
  ])("and one who is at the showroom already %s", async (_, car, expected) => {
    const drive = await booked({ car, territoryIds: [car === "suhail" ? salwa : lusail] });
    await setDrive(drive.id, { code: "arrived" });
    const { car_id: before } = await rowOfDrive(drive.id);
    await blockCarOf(drive.id);
    const after = await rowOfDrive(drive.id);
    expect(after).toMatchObject(expected);
    expect(after.car_id).not.toBe(before);
  });
});
