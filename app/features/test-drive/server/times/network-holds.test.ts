import { randomBytes } from "node:crypto";
import type { Challenge } from "altcha-lib";
import { expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { solveWork } from "../../../../../tests/factories/phone.ts";
import {
  driveApiOnDemo,
  driveBody,
  driveSlotsBody,
  lusail,
  salwa,
} from "../../../../../tests/factories/test-drive/drive-api.ts";
import { holdDrive, releaseDriveHold } from "./hold-drive.server.ts";

testDatabase();
const { post } = driveApiOnDemo();
const shihab = { car: "shihab", territoryIds: [lusail] };
const suhail = { car: "suhail", territoryIds: [salwa] };
type Model = typeof shihab;

const newHolder = () => randomBytes(16).toString("base64url");
let networks = 0;
/** An address of a network that no other test has. */
function newAddress(): string {
  networks += 1;
  return `203.0.${networks}.7`;
}
const timesOf = async (model: Model) =>
  (await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody(model), {})).data;

type Held = Awaited<ReturnType<typeof holdDrive>>;
interface Hold {
  readonly address: string;
  readonly holder?: string;
  readonly model?: Model;
  readonly work?: string;
  readonly at?: Date;
}

/** Holds a time; a refusal rolls back, as it does behind the call. */
async function hold(
  slot: TimeSlot | undefined,
  { address, holder = newHolder(), model = shihab, work, at = now() }: Hold,
): Promise<Held> {
  const { schedStartTime, territoryPromiseKey, serviceTerritoryId } = driveBody(slot);
  const time = {
    brand: "rimal",
    model: model.car,
    showroomId: serviceTerritoryId,
    startsAt: new Date(schedStartTime),
    promiseKey: territoryPromiseKey,
    now: at,
  };
  let refused: Held | undefined;
  try {
    return await inTransaction<unknown, Held>(async (trx) => {
      const held = await holdDrive(trx, time, { holder, work, address, now: at });
      if (held.ok) return held;
      refused = held;
      throw new Error("rolled back");
    });
  } catch (error) {
    if (refused !== undefined) return refused;
    throw error;
  }
}

/** The same, with the proof of work that it takes, as a browser does. */
async function holdWorking(slot: TimeSlot | undefined, wanted: Hold): Promise<Held> {
  const holder = wanted.holder ?? newHolder();
  const reply = await hold(slot, { ...wanted, holder });
  if (reply.ok || reply.code !== "work-needed") return reply;
  const work = await solveWork(reply.detail?.challenge as Challenge);
  return hold(slot, { ...wanted, holder, work });
}
const outcome = (held: Held) => (held.ok ? "held" : held.code);

test("of twenty invented holders of one address three hold a time, also where all come at once", async () => {
  const address = newAddress();
  const free = await timesOf(shihab);
  const replies = await Promise.all(free.slice(0, 20).map((slot) => hold(slot, { address })));
  expect(replies.map(outcome).sort()).toEqual([...Array(3).fill("held"), ...Array(17).fill("work-needed")]);
  expect(await timesOf(shihab)).toHaveLength(free.length - 3);
});

test("by a proof of work the network holds other cars, but no more of one; other networks are free", async () => {
  const address = newAddress();
  const free = await timesOf(shihab);
  const mine = newHolder();
  expect(outcome(await hold(free[0], { address, holder: mine }))).toBe("held");
  for (const slot of free.slice(1, 3)) expect(outcome(await hold(slot, { address }))).toBe("held");
  expect(outcome(await holdWorking(free[3], { address }))).toBe("holds-used-up");
  expect(outcome(await hold(free[3], { address: newAddress() }))).toBe("held");
  const [other] = await timesOf(suhail);
  expect(outcome(await hold(other, { address, model: suhail }))).toBe("work-needed");
  expect(outcome(await holdWorking(other, { address, model: suhail }))).toBe("held");
  // Who holds already moves the hold without any.
  expect(outcome(await hold(free[4], { address, holder: mine }))).toBe("held");
});

test("a solution is for one holder, once", async () => {
  const address = newAddress();
  const free = await timesOf(suhail);
  for (const slot of free.slice(0, 3))
    expect(outcome(await hold(slot, { address, model: suhail }))).toBe("held");
  const holder = newHolder();
  const needed = await hold(free[3], { address, model: suhail, holder });
  const work = await solveWork((needed.ok ? undefined : needed.detail?.challenge) as Challenge);
  expect(outcome(await hold(free[3], { address, model: suhail, work }))).toBe("work-needed");
});

test.each(["is given back", "is over"])("a hold that %s counts no more", async (how) => {
  const address = newAddress();
  const free = await timesOf(shihab);
  const holder = newHolder();
  expect(outcome(await hold(free[5], { address, holder }))).toBe("held");
  for (const slot of free.slice(6, 8)) expect(outcome(await hold(slot, { address }))).toBe("held");
  const later = new Date(now().getTime() + 11 * 60_000);
  if (how === "is given back") await inTransaction((trx) => releaseDriveHold(trx, holder, now()));
  expect(outcome(await hold(free[8], { address, at: how === "is over" ? later : now() }))).toBe("held");
});
