import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import {
  type CallOutcome,
  finishCallTask,
  handOnCallTasks,
  openCallTask,
  postponeCallTask,
} from "./call-tasks.server.ts";
import { at, fatima, granted, now, openCenter, repairs, yousef } from "./capacity-examples.ts";
import { openCallTasks } from "./read-call-tasks.server.ts";

testDatabase();
beforeAll(async () => {
  await openCenter("khor");
  await openCenter("wakra");
});

const open = (appointmentId: string, dueAt: Date, centerId = "khor", owner = yousef) =>
  inTransaction((trx) =>
    openCallTask(trx, { appointmentId, centerId, reason: repairs, owner, dueAt, by: fatima, now }),
  );
const finish = (task: { id: string; version: number }, outcome: CallOutcome, by = yousef) =>
  inTransaction((trx) => finishCallTask(trx, { id: task.id, version: task.version, outcome, by, now }));
const listed = async (query: Partial<Parameters<typeof openCallTasks>[0]>) =>
  (await openCallTasks({ places: "all", limit: 50, ...query })).map(({ appointmentId }) => appointmentId);

describe("calls to be made", () => {
  it("are listed by urgency, by place and by owner, page by page", async () => {
    granted(await open("second", at("2027-01-04T18:00")));
    granted(await open("first", at("2027-01-04T12:00")));
    granted(await open("elsewhere", at("2027-01-04T12:00"), "wakra", fatima));
    granted(await open("third", at("2027-01-04T18:00"), "khor", fatima));
    expect(await listed({ places: ["khor"] })).toEqual(["first", "second", "third"]);
    expect(await listed({ ownerId: "fatima" })).toEqual(["elsewhere", "third"]);
    expect(await listed({ places: [] })).toEqual([]);
    const [, last] = await openCallTasks({ places: ["khor"], limit: 2 });
    expect(await listed({ places: ["khor"], after: last })).toEqual(["third"]);
  });

  it("are one for an appointment, until it is done", async () => {
    expect(await open("first", at("2027-01-05T12:00"))).toMatchObject({ code: "already-to-call" });
    const [task = { id: "", version: 0 }] = await openCallTasks({ places: ["khor"], limit: 1 });
    const [ended, postponed] = await Promise.all([
      finish(task, "canceled"),
      inTransaction((trx) =>
        postponeCallTask(trx, { ...task, dueAt: at("2027-01-05T09:00"), by: fatima, now }),
      ),
    ]);
    expect([ended, postponed].filter(({ ok }) => ok)).toMatchObject([{ value: { version: 2 } }]);
    if (!ended.ok) granted(await finish({ ...task, version: 2 }, "canceled"));
    expect(await listed({ places: ["khor"] })).toEqual(["second", "third"]);
    granted(await open("first", at("2027-01-05T12:00")));
  });

  it("stay open where nobody answers, and count that", async () => {
    const [task = { id: "", version: 0 }] = await openCallTasks({ places: ["wakra"], limit: 1 });
    const again = { id: task.id, version: task.version, dueAt: at("2027-01-05T09:00"), by: fatima, now };
    const outcomes = await Promise.all(
      [1, 2].map(() => inTransaction((trx) => postponeCallTask(trx, again))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await openCallTasks({ places: ["wakra"], limit: 1 })).toMatchObject([
      { attempts: 1, dueAt: again.dueAt, version: task.version + 1 },
    ]);
  });

  it("of who leaves are somebody else's, and each has a version more", async () => {
    const before = await listed({ ownerId: "fatima" });
    const moved = await inTransaction((trx) =>
      handOnCallTasks(trx, { from: "fatima", to: yousef, by: fatima, now }),
    );
    expect(moved).toHaveLength(before.length);
    expect(await listed({ ownerId: "fatima" })).toEqual([]);
    expect(await listed({ ownerId: "yousef" })).toEqual(expect.arrayContaining(before));
  });

  it("that there are not cannot be done", async () => {
    expect(await finish({ id: "nothing", version: 1 }, "moved")).toMatchObject({ code: "call-not-found" });
  });
});
