import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { decideExtraWork } from "./server/extra-work/decide-extra-work.server.ts";
import { notifyOfExtraWork } from "./server/extra-work/notify-of-extra-work.server.ts";
import { provideGuests } from "./server/providers.server.ts";
import { claimVisits } from "./server/visits/follow-appointment.server.ts";
import {
  brakes,
  checkedIn,
  done,
  hoursFromNow,
  maryam,
  proposed,
  salem,
  seedWorkshop,
  sent,
  unrefused,
  workshopTables,
} from "./visit-examples.ts";
import * as door from "./workshop.server.ts";

const { followAppointment, proposeExtraWork, reviseExtraWork, visitOf, withdrawExtraWork } = door;

testDatabase();
beforeAll(seedWorkshop);
afterEach(() => vi.useRealTimers());

const rowOf = (id: string) =>
  workshopTables()
    .selectFrom("workshop.extra_work")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const revise = (id: string, version: number, lines = brakes.lines) =>
  done((trx) => reviseExtraWork(trx, { ...brakes, lines, by: maryam, id, version, now: now() }));
const withdraw = (id: string, version: number) =>
  done((trx) => withdrawExtraWork(trx, { by: maryam, id, version, now: now() }));
const decide = (id: string, changes: { terms?: number; version?: number; decision?: "declined" } = {}) =>
  done((trx) =>
    decideExtraWork(trx, {
      ...{ id, terms: 1, version: 1, decision: "approved", decidedBy: "customer-link", now: now() },
      ...changes,
    }),
  );
const notify = (id: string, terms: number) =>
  inTransaction<unknown, void>((trx) => notifyOfExtraWork.run({ id, terms }, trx));
const messagesAbout = async (reference: string) => {
  const messages = await sent("extra-work-proposed");
  const mails = messages.filter(({ channel, plain }) => channel === "mail" && plain.includes(reference));
  const links = mails.map(({ plain }) => /\/extra-work\/[\w-]+/.exec(plain)?.[0] ?? "");
  const texts = messages.filter(
    ({ channel, plain }) => channel !== "mail" && links.some((link) => plain.includes(link)),
  );
  return { mails, texts, links };
};

describe("a proposal", () => {
  test("is not approved, whatever staff do next, and says so", async () => {
    const visit = await checkedIn();
    const deed = { ...brakes, by: salem, appointmentId: visit, now: now() };
    const { id, changes } = unrefused(await done((trx) => proposeExtraWork(trx, deed)));
    expect(changes).toContainEqual({ field: "totalDirhams", before: undefined, after: 50_050 });
    const [shown] = (await visitOf(visit, now()))?.extraWork ?? [];
    expect(shown).toMatchObject({
      id,
      state: "proposed",
      isApproved: false,
      totalDirhams: 50_050,
      version: 1,
    });
    expect((await visitOf(visit, hoursFromNow(48)))?.extraWork[0]).toMatchObject({
      ...{ state: "expired", isApproved: false },
    });
  });

  test("needs a car that is here", async () => {
    const visit = await checkedIn();
    const propose = (appointmentId: string, lines = brakes.lines) =>
      done((trx) => proposeExtraWork(trx, { ...brakes, lines, by: salem, appointmentId, now: now() }));
    expect(await propose("none")).toMatchObject({ code: "not-found" });
    expect(await propose(visit, [])).toMatchObject({ code: "extra-work-invalid" });
    await inTransaction<unknown, void>((trx) =>
      followAppointment(trx, { appointmentId: visit, code: "OUT", now: now() }),
    );
    expect(await propose(visit)).toMatchObject({ code: "visit-ended" });
  });

  test("waits for nobody once the car has left, on the visit and on the board", async () => {
    const visit = await checkedIn();
    await proposed(visit);
    const seen = async () => [
      (await visitOf(visit, now()))?.extraWork.map(({ state }) => state),
      (await door.visitsOf([visit], now())).map(({ waitingExtraWork }) => waitingExtraWork),
    ];
    const follow = (code: "OUT") =>
      inTransaction<unknown, void>((trx) =>
        followAppointment(trx, { appointmentId: visit, code, now: now() }),
      );
    expect(await seen()).toEqual([["proposed"], [1]]);
    await follow("OUT");
    expect(await seen()).toEqual([["ended"], [0]]);
  });

  test("reaches its customer a minute later by mail and text, once", async () => {
    const id = await proposed(await checkedIn({ reference: "RM-AAAAAA" }));
    expect((await messagesAbout("RM-AAAAAA")).mails).toEqual([]);
    await notify(id, 1);
    await notify(id, 1);
    const { mails, texts } = await messagesAbout("RM-AAAAAA");
    expect([mails.length, texts.length]).toEqual([1, 1]);
    expect(texts.map(({ plain }) => smsParts(plain))).toEqual([1]);
    expect(mails[0]?.plain).toContain("500.50");
  });

  test("that was worded anew within the minute is sent in its last words alone, one taken back not at all", async () => {
    const id = await proposed(await checkedIn({ reference: "RM-BBBBBB" }));
    unrefused(await revise(id, 1));
    await notify(id, 1);
    expect((await messagesAbout("RM-BBBBBB")).mails).toEqual([]);
    await notify(id, 2);
    expect((await messagesAbout("RM-BBBBBB")).mails).toHaveLength(1);
    const other = await proposed(await checkedIn({ reference: "RM-CCCCCC" }));
    unrefused(await withdraw(other, 1));
    await notify(other, 1);
    expect((await messagesAbout("RM-CCCCCC")).mails).toEqual([]);
  });

  test("reaches a person without an account by text", async () => {
    provideGuests(async (_, id) =>
      id === "guest-1" ? { name: "Hamad", phone: "55301234", language: "ar" } : undefined,
    );
    const id = await proposed(await checkedIn({ customerId: "guest-1" }));
    await notify(id, 1);
    const texts = (await sent("extra-work-proposed")).filter(({ recipient }) => recipient === "+97455301234");
    expect(texts).toHaveLength(1);
    expect(texts[0]?.plain).toMatch(/أعمال إضافية لسيارتك.*\/extra-work\//);
    expect(smsParts(texts[0]?.plain ?? "")).toBeLessThanOrEqual(2);
  });
});

describe("an approval", () => {
  test("comes from no deed of staff: none is in the front door, and the database takes none", async () => {
    expect(Object.keys(door).filter((name) => /decide|approve/i.test(name))).toEqual([]);
    const id = await proposed(await checkedIn());
    for (const decidedBy of [null, salem.staffId, "staff"])
      await expect(
        workshopTables()
          .updateTable("workshop.extra_work")
          .set({ state: "approved", decided_by: decidedBy })
          .where("id", "=", id)
          .execute(),
      ).rejects.toThrow(/check constraint/);
    expect((await rowOf(id)).state).toBe("proposed");
  });

  test("given twice at once is one", async () => {
    const id = await proposed(await checkedIn());
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(id)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ state: "approved", version: 2, decided_by: "customer-link" });
  });

  test("of another version, other words, or after 48 hours is none", async () => {
    const id = await proposed(await checkedIn());
    expect(await decide(id, { version: 0 })).toMatchObject({ code: "changed-meanwhile" });
    expect(await decide(id, { version: 2 })).toMatchObject({ code: "changed-meanwhile" });
    expect(await decide(id, { terms: 2 })).toMatchObject({ code: "no-longer-offered" });
    unrefused(await revise(id, 1, [{ description: "Labor", dirhams: 99_000 }]));
    for (const version of [1, 2])
      expect(await decide(id, { version })).toMatchObject({ code: "no-longer-offered" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 48 * 3_600_000 });
    expect(await decide(id, { terms: 2, version: 2 })).toMatchObject({ code: "no-longer-offered" });
    expect((await rowOf(id)).state).toBe("proposed");
  });

  test("is none once the car has left", async () => {
    const visit = await checkedIn();
    const id = await proposed(visit);
    await inTransaction<unknown, void>((trx) =>
      followAppointment(trx, { appointmentId: visit, code: "OUT", now: now() }),
    );
    expect(await decide(id)).toMatchObject({ code: "no-longer-offered" });
  });

  test("and a withdrawal at once: one of them, and the other is refused", async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await proposed(await checkedIn());
      const [approval, withdrawal] = await Promise.all([decide(id), withdraw(id, 1)]);
      expect([approval.ok, withdrawal.ok].filter(Boolean)).toHaveLength(1);
      expect((await rowOf(id)).state).toBe(approval.ok ? "approved" : "withdrawn");
    }
  });

  test("and other words at once: nobody approves what they have not seen", async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await proposed(await checkedIn());
      const dearer = [{ description: "Labor", dirhams: 99_000 }];
      const [approval, revision] = await Promise.all([decide(id), revise(id, 1, dearer)]);
      expect([approval.ok, revision.ok].filter(Boolean)).toHaveLength(1);
      const row = await rowOf(id);
      if (row.state === "approved") expect(row.total_dirhams).toBe(50_050);
    }
  });

  test("stands: staff neither take it back nor word it anew, a no may be proposed again", async () => {
    const [yes, no] = [await proposed(await checkedIn()), await proposed(await checkedIn())];
    unrefused(await decide(yes));
    expect(await decide(yes, { version: 2, decision: "declined" })).toMatchObject({
      code: "already-decided",
    });
    expect(await withdraw(yes, 2)).toMatchObject({ code: "already-decided" });
    expect(await revise(yes, 2)).toMatchObject({ code: "already-decided" });
    unrefused(await decide(no, { decision: "declined" }));
    expect(await withdraw(no, 2)).toMatchObject({ code: "already-decided" });
    unrefused(await revise(no, 2));
    expect(await rowOf(no)).toMatchObject({ state: "proposed", terms: 2, decided_at: null });
  });
});

test("two members of staff at once: one learns who was faster", async () => {
  const id = await proposed(await checkedIn());
  const both = await Promise.all([withdraw(id, 1), revise(id, 1)]);
  const refused = both.find(({ ok }) => !ok);
  expect(refused).toMatchObject({ code: "changed-meanwhile", detail: { by: maryam.name } });
});

test("a guest's visits go to the customer who confirms their number", async () => {
  const visit = await checkedIn({ customerId: "guest-2" });
  expect(await door.visitForCustomer(visit, khalid.id, now())).toBeUndefined();
  await inTransaction<unknown, void>((trx) => claimVisits(trx, "guest-2", khalid.id));
  expect((await door.visitForCustomer(visit, khalid.id, now()))?.appointmentId).toBe(visit);
});
