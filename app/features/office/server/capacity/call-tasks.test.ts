import { beforeAll, describe, expect, test } from "vitest";
import { openCallTasks } from "#app/features/scheduling/staff-capacity.server.ts";
import { memberLeaves } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { bookingApiOnDemo } from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { showAppointmentCall } from "../../calls/appointment-calls.ts";
import { moveCalls, undoCall } from "../../calls/appointment-deed-calls.ts";
import {
  finishCallTaskCall,
  listCallTasksCall,
  listOnClosedHoursCall,
  postponeCallTaskCall,
  showCallTaskCall,
} from "../../calls/call-task-calls.ts";
import { closeBayCall, closeDayCall } from "../../calls/capacity-deed-calls.ts";
import { showQueueCall } from "../../calls/queue-calls.ts";
import {
  as,
  auditsOf,
  center,
  centerTeam,
  type Member,
  reason,
  rowsOf,
  visitsOnDay,
} from "./closing-examples.ts";

testDatabase();
bookingApiOnDemo();

let manager: Member;
let adviser: Member;
let elsewhere: Member;
beforeAll(async () => {
  ({ manager, adviser, elsewhere } = await centerTeam());
});

test("a stranger sees and ends no calls", async () => {
  const finish = { params: { id: "0" }, body: { version: 1, outcome: "stays" as const } };
  expect((await officeApiAs().get(listCallTasksCall, { query: { scope: "all" } })).status).toBe(401);
  expect((await officeApiAs().post(finishCallTaskCall, finish)).status).toBe(401);
});

describe("a call", () => {
  const toCall = async (daysAhead: number) => {
    const { day, ids } = await visitsOnDay(1, daysAhead);
    const body = { reason, resolutions: { [ids[0] ?? ""]: { call: adviser.member.id } } };
    const closed = await as(manager).post(closeDayCall, { params: { center, day }, body });
    expect(closed.data).toMatchObject({ toCall: 1 });
    const tasks = await openCallTasks({ places: [center], ownerId: adviser.member.id, limit: 100 });
    const task = tasks.find(({ appointmentId }) => appointmentId === ids[0]);
    if (task === undefined) throw new Error("nobody is to call");
    return task;
  };

  test("is listed to its owner, tried again, and ended by what came of it", async () => {
    const { id, appointmentId } = await toCall(35);
    const { data } = await as(adviser).get(listCallTasksCall, { query: { scope: "mine" } });
    const row = data?.rows.find((one) => one.id === id);
    expect(row).toMatchObject({
      reason: reason.en,
      attempts: 0,
      appointment: { customer: "Salem", model: "Hajar" },
    });
    const past = { version: 1, dueAt: new Date(now().getTime() - 60_000).toISOString() };
    expect(await as(adviser).post(postponeCallTaskCall, { params: { id }, body: past })).toMatchObject({
      status: 422,
      code: "call-time-past",
    });
    const dueAt = new Date(now().getTime() + 3_600_000).toISOString();
    await as(adviser).post(postponeCallTaskCall, { params: { id }, body: { version: 1, dueAt } });
    expect((await as(adviser).get(showCallTaskCall, { params: { id } })).data).toMatchObject({
      attempts: 1,
      dueAt,
      version: 2,
    });
    const stale = { params: { id }, body: { version: 1, outcome: "stays" as const } };
    expect((await as(adviser).post(finishCallTaskCall, stale)).code).toBe("changed-meanwhile");
    for (const outcome of ["stays", "moved", "canceled"] as const) {
      const finish = { params: { id }, body: { version: 2, outcome } };
      expect((await as(adviser).post(finishCallTaskCall, finish)).status).toBe(409);
    }
    const deeds = (await auditsOf("appointment", appointmentId)).map(({ deed }) => deed);
    expect(deeds.filter((one) => one.includes("call-task"))).toEqual(["postpone-call-task"]);
  });

  test("ends when its appointment is canceled, goes on when that is taken back, and is shown as ended", async () => {
    const { id, appointmentId } = await toCall(44);
    const standing = async () => (await as(adviser).get(listOnClosedHoursCall, {})).data.rows;
    const row = (await standing()).find((one) => one.id === appointmentId);
    expect(row).toMatchObject({ centerId: center, call: { id, owner: adviser.member.name } });
    const shown = async () => (await as(adviser).get(showCallTaskCall, { params: { id } })).data;
    const version = async () => (await rowsOf([appointmentId]))[0]?.version ?? 0;
    const cancel = await as(adviser).post(moveCalls.cancel, {
      params: { id: appointmentId },
      body: { version: await version(), to: "CANC", reason: "Asked by telephone" },
    });
    expect(cancel.status).toBe(200);
    expect(await shown()).toMatchObject({ ended: { outcome: "canceled", by: null }, outcomes: [] });
    const undone = await as(adviser).post(undoCall, {
      params: { id: appointmentId },
      body: { version: await version() },
    });
    expect(undone.status).toBe(200);
    expect(await shown()).toMatchObject({ ended: null });
    const again = { params: { id: appointmentId }, body: { version: await version(), to: "CANC" as const } };
    await as(adviser).post(moveCalls.cancel, { ...again, body: { ...again.body, reason: "Again" } });
    const { data } = await as(adviser).get(listCallTasksCall, { query: { scope: "ended" } });
    expect(data.rows.find((one) => one.id === id)).toMatchObject({ ended: { outcome: "canceled" } });
    expect((await standing()).map((one) => one.id)).not.toContain(appointmentId);
  });

  test("is for its appointment's own screen; in a bay that is out of use there is none, and the queue says so", async () => {
    const { ids } = await visitsOnDay(1, 47);
    const [appointmentId = ""] = ids;
    const [visit] = await rowsOf(ids);
    if (visit === undefined || visit.bay === null) throw new Error("the visit has no bay");
    const closure = { bay: visit.bay, from: visit.startsAt.toISOString(), to: visit.endsAt.toISOString() };
    const body = { ...closure, kind: "absence" as const, reason: "Ill" };
    expect((await as(manager).post(closeBayCall, { params: { center }, body })).status).toBe(200);
    const shown = await as(adviser).get(showAppointmentCall, { params: { id: appointmentId } });
    expect(shown.data.closedHours).toEqual({ callId: null });
    const { items } = (await as(adviser).get(showQueueCall, { query: {} })).data;
    expect(items).toContainEqual(expect.objectContaining({ kind: "closed-hours", id: appointmentId }));
  });

  test("of another place is not there", async () => {
    const { id } = await toCall(38);
    const finish = { params: { id }, body: { version: 1, outcome: "stays" as const } };
    expect((await as(elsewhere).post(finishCallTaskCall, finish)).status).toBe(404);
    expect((await as(elsewhere).get(listCallTasksCall, { query: { scope: "all" } })).data?.rows).toEqual([]);
  });

  test("goes to the manager of its center when its owner leaves", async () => {
    const { id } = await toCall(41);
    const hamad = await staffMember({ role: "administrator" });
    const leaving = { by: hamad.by, memberId: adviser.member.id, version: 1, now: now() };
    const left = await inTransaction((trx) => memberLeaves(trx, leaving));
    expect(left).toMatchObject({ ok: true });
    const tasks = await openCallTasks({ places: [center], ownerId: manager.member.id, limit: 100 });
    expect(tasks.map((task) => task.id)).toContain(id);
  });
});
