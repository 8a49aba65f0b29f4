import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { closeBay, reopenBay } from "../capacity/bay-closures.server.ts";
import { type CallOutcome, finishCallTask } from "../capacity/call-tasks.server.ts";
import {
  at,
  book,
  callOff,
  fatima,
  granted,
  now,
  openCenter,
  repairs,
  take,
  type workday,
  yousef,
} from "../capacity/capacity-examples.ts";
import { changeOverride, removeOverride, setWeekdayHours } from "../capacity/change-hours.server.ts";
import { closeDay, type DayClosing } from "../capacity/close-day.server.ts";
import { callTask, endedCallTasks, openCallTasks } from "../capacity/read-call-tasks.server.ts";
import { onClosedHours } from "./on-closed-hours.server.ts";
import { endCall, resumeCall } from "./settle-calls.server.ts";

testDatabase();
beforeAll(() => openCenter("wakra"));

const deed = { centerId: "wakra", by: fatima, now };
let weeks = 0;
/** A closed Sunday of its own with one appointment at eight, about which Yousef is to call. */
async function toCall(closing: Partial<DayClosing> = {}) {
  weeks += 1;
  const day = new Date(Date.UTC(2027, 0, 3 + 7 * weeks)).toISOString().slice(0, 10);
  const appointmentId = granted(await book("wakra", at(`${day}T08:00`)));
  const resolutions = { [appointmentId]: { call: yousef } };
  const closed = await inTransaction((trx) =>
    closeDay(trx, { ...deed, day, reason: repairs, resolutions, ...closing }),
  );
  const tasks = await openCallTasks({ places: ["wakra"], limit: 100 });
  const task = tasks.find((one) => one.appointmentId === appointmentId);
  if (task === undefined) throw new Error("nobody is to call");
  return { day, appointmentId, override: granted(closed), id: task.id };
}
const finish = (id: string, outcome: CallOutcome, version = 1) =>
  inTransaction((trx) => finishCallTask(trx, { id, outcome, version, by: yousef, now }));
const standing = async () => (await onClosedHours(["wakra"], now)).map(({ appointmentId }) => appointmentId);

describe("a call ends with its cause", () => {
  it("when its appointment is called off", async () => {
    const { id, appointmentId } = await toCall();
    await inTransaction((trx) => callOff(trx, appointmentId));
    expect(await callTask(id)).toMatchObject({
      ended: { at: now, outcome: "canceled", by: null },
      version: 2,
    });
    expect((await endedCallTasks({ places: ["wakra"], limit: 9 }, now)).map((one) => one.id)).toContain(id);
  });

  it("when its appointment takes open hours, and not when it takes closed ones", async () => {
    const { id, appointmentId, day } = await toCall({ span: { start: "07:00", end: "10:00" } });
    granted(await take("wakra", at(`${day}T16:00`), "car", { appointmentId }));
    expect(await callTask(id)).toMatchObject({ ended: { outcome: "moved" } });
    expect(await standing()).not.toContain(appointmentId);
  });

  it("when its day opens again, by whichever change of hours", async () => {
    const seen = ({ override: { id, version } }: Awaited<ReturnType<typeof toCall>>) => ({ id, version });
    const removed = await toCall();
    granted(await inTransaction((trx) => removeOverride(trx, { ...deed, ...seen(removed) })));
    expect(await callTask(removed.id)).toMatchObject({ ended: { outcome: "reopened" } });

    const changed = await toCall();
    const other = { ...deed, from: changed.day, to: changed.day, reason: repairs };
    const open = (timings: typeof workday, version: number) =>
      inTransaction((trx) => changeOverride(trx, { ...other, timings, ...seen(changed), version }));
    granted(await open([{ start: "10:00", end: "12:00" }], 1));
    expect((await callTask(changed.id))?.ended).toBeUndefined();
    granted(await open([{ start: "07:00", end: "12:00" }], 2));
    expect(await callTask(changed.id)).toMatchObject({ ended: { outcome: "reopened" } });

    const ofBay = await toCall({ bay: 0 });
    granted(await inTransaction((trx) => reopenBay(trx, { ...deed, ...seen(ofBay) })));
    expect(await callTask(ofBay.id)).toMatchObject({ ended: { outcome: "reopened" } });
  });

  it("when the car is there, and goes on where that is taken back", async () => {
    const { id, appointmentId } = await toCall();
    await inTransaction((trx) => endCall(trx, { appointmentId, by: "arrived", now }));
    expect(await callTask(id)).toMatchObject({ ended: { outcome: "arrived" } });
    await inTransaction((trx) => resumeCall(trx, { appointmentId, since: now, now }));
    expect(await callTask(id)).toMatchObject({ ended: undefined, version: 3 });
  });
});

describe("an outcome", () => {
  it("is refused where the appointment belies it, and changes nothing", async () => {
    const { id } = await toCall();
    expect(await finish(id, "stays")).toMatchObject({ code: "call-cannot-stay" });
    expect(await finish(id, "moved")).toMatchObject({ code: "call-not-moved" });
    expect(await finish(id, "canceled")).toMatchObject({ code: "call-not-canceled" });
    expect(await callTask(id)).toMatchObject({ ended: undefined, version: 1 });
  });

  it("that the call has already changes nothing, and another one is refused as over", async () => {
    const { id, appointmentId } = await toCall();
    await inTransaction((trx) => callOff(trx, appointmentId));
    expect(await finish(id, "canceled")).toMatchObject({ ok: true, value: { version: 2, changes: [] } });
    expect(await finish(id, "stays", 2)).toMatchObject({
      code: "call-over",
      detail: { outcome: "canceled" },
    });
  });

  it("meets a reopening that happens at once, and one of both ends the call", async () => {
    const { id, override } = await toCall();
    const [stays] = await Promise.all([
      finish(id, "stays"),
      inTransaction((trx) => removeOverride(trx, { ...deed, id: override.id, version: override.version })),
    ]);
    const task = await callTask(id);
    expect(task?.ended?.outcome).toBe(stays.ok ? "stays" : "reopened");
    if (!stays.ok) expect(["call-cannot-stay", "call-over"]).toContain(stays.code);
  });
});

describe("on closed hours stands", () => {
  it("whatever was left on a closed day, with who calls, until it leaves", async () => {
    const { appointmentId, id } = await toCall();
    const found = (await onClosedHours("all", now)).find((one) => one.appointmentId === appointmentId);
    expect(found).toMatchObject({ centerId: "wakra", call: { taskId: id, owner: yousef } });
    await inTransaction((trx) => callOff(trx, appointmentId));
    expect(await standing()).not.toContain(appointmentId);
    expect(await onClosedHours([], now)).toEqual([]);
  });

  it("what is in a bay that was closed as a fact, without any call", async () => {
    const startsAt = at("2027-01-05T08:00");
    const appointmentId = granted(await book("wakra", startsAt));
    expect(await standing()).not.toContain(appointmentId);
    const closure = { bay: 0, from: startsAt, to: at("2027-01-05T12:00"), kind: "absence" } as const;
    granted(await inTransaction((trx) => closeBay(trx, { ...deed, ...closure, reason: "Ill" })));
    const found = (await onClosedHours(["wakra"], now)).find((one) => one.appointmentId === appointmentId);
    expect(found).toMatchObject({ startsAt, call: undefined });
  });

  it("what a new week leaves outside", async () => {
    const late = granted(await book("wakra", at("2027-01-06T17:00")));
    const shorter = Array(7).fill([{ start: "07:00", end: "12:00" }]);
    const resolutions = { [late]: { call: yousef } };
    granted(
      await inTransaction((trx) =>
        setWeekdayHours(trx, { ...deed, weekdays: shorter, version: 0, resolutions }),
      ),
    );
    expect(await standing()).toContain(late);
  });
});
