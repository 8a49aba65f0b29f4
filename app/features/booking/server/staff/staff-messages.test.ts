import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import { bookingApiOnDemo } from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { messagesIn } from "../../../../../tests/factories/message-language.ts";
import { cancelAppointment } from "../appointments/change-appointment.server.ts";
import { markNoShow } from "./move-by-staff.server.ts";
import { rescheduleByStaff } from "./reschedule-by-staff.server.ts";
import { settleFreedHours } from "./settle-freed-hours.server.ts";
import {
  adviser,
  booked,
  deed,
  done,
  moved,
  rowOf,
  runNews,
  templatesOf,
  workingHours,
} from "./staff-examples.ts";
import { undoMove } from "./undo-move.server.ts";

testDatabase();
bookingApiOnDemo();
let hours: Date[] = [];
let used = 0;
let plates = 0;
beforeAll(async () => {
  hours = await workingHours();
});
const nextHour = () => hours[used++] ?? new Date();
/** A minute has passed since. */
const settled = () => new Date(Date.now() - 61_000);
const ofNoora = () => {
  plates += 1;
  return { person: { customerId: noora.id }, car: { plate: String(800_000 + plates), modelName: "Hajar" } };
};
/** An appointment of Noora's by telephone, of which she was notified. */
async function notifiedVisit() {
  const visit = await booked(nextHour(), { ...ofNoora(), kind: "phone", now: settled() });
  await runNews(visit.id, 1);
  return visit;
}
/** Runs the jobs of all versions, as they come in the end. */
async function runAll(id: string) {
  const { version } = await rowOf(id);
  for (let one = 1; one <= version; one += 1) await runNews(id, one);
}
const undo = async (id: string) => {
  const { version } = await rowOf(id);
  return done((trx) => undoMove(trx, { by: adviser, appointmentId: id, version, now: new Date() }));
};
/** As if moves had been made so long ago. */
const agedBy = (id: string, ms: number) =>
  sql`update booking.appointment_move set at = at - ${`${ms} milliseconds`}::interval
    where appointment_id = ${id}`.execute(database());

describe("a message about what staff did", () => {
  test("comes when the minute is over, and once", async () => {
    const visit = await booked(nextHour(), { ...ofNoora(), kind: "phone" });
    await runNews(visit.id, 1);
    expect(await templatesOf(visit.reference)).toEqual([]);
    await agedBy(visit.id, 60_000);
    await Promise.all([runNews(visit.id, 1), runNews(visit.id, 1)]);
    expect(await templatesOf(visit.reference)).toEqual(["appointment-confirmation"]);
    expect((await newestMessages(2)).map(({ plain }) => plain).join()).toContain(
      "We booked this appointment for you",
    );
  });

  test("waits in the queue for its own minute, and for no longer", async () => {
    const visit = await notifiedVisit();
    await moved(visit.id, "CIN");
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from start_after - created_on)::float as wait from pgboss.job
      where name = 'tell-of-appointment' and data->>'appointmentId' = ${visit.id} and (data->>'version')::int = 2
      `.execute(database());
    expect(rows).toHaveLength(1);
    expect(rows[0]?.wait).toBeCloseTo(60, 0);
  });

  test("is none where the move was taken back within the minute", async () => {
    const visit = await notifiedVisit();
    await moved(visit.id, "CIN");
    await undo(visit.id);
    await agedBy(visit.id, 61_000);
    await runAll(visit.id);
    expect(await templatesOf(visit.reference)).toEqual(["appointment-confirmation"]);
  });

  test("cannot be taken back: who was notified is not un-notified", async () => {
    const visit = await notifiedVisit();
    await moved(visit.id, "CIN", { now: new Date(Date.now() - 59_000) });
    await agedBy(visit.id, 2_000);
    await runNews(visit.id, 2);
    // A request that came a moment before the minute was over, and is done after.
    const now = new Date(Date.now() - 3_000);
    const undone = await deed((trx) =>
      undoMove(trx, { by: adviser, appointmentId: visit.id, version: 2, now }),
    );
    expect(undone).toMatchObject({ code: "too-late-to-undo" });
    expect(await templatesOf(visit.reference)).toEqual([
      "appointment-confirmation",
      "appointment-checked-in",
    ]);
  });

  test("of three moves in a row is one, about the last", async () => {
    const visit = await notifiedVisit();
    for (const to of ["CIN", "WIP", "QCA", "RFD"]) await moved(visit.id, to);
    await runAll(visit.id);
    expect(await templatesOf(visit.reference)).toEqual(["appointment-confirmation"]);
    await agedBy(visit.id, 61_000);
    await runAll(visit.id);
    expect(await templatesOf(visit.reference)).toEqual(["appointment-confirmation", "appointment-ready"]);
  });

  test("comes once from two processes", async () => {
    const visit = await notifiedVisit();
    await moved(visit.id, "CIN", { now: settled() });
    await Promise.all(Array.from({ length: 6 }, () => runNews(visit.id, 2)));
    expect(await templatesOf(visit.reference)).toEqual([
      "appointment-confirmation",
      "appointment-checked-in",
    ]);
  });

  test("does not come early with that of the customer, nor is it lost beside it", async () => {
    const visit = await booked(nextHour(), { ...ofNoora(), kind: "phone", now: settled() });
    await moved(visit.id, "CIN");
    await runNews(visit.id, 1);
    expect(await templatesOf(visit.reference)).toEqual([]);
    await agedBy(visit.id, 61_000);
    await runAll(visit.id);
    expect(await templatesOf(visit.reference)).toEqual(["appointment-checked-in"]);
  });

  test("is none of a booking that staff canceled within the minute", async () => {
    const visit = await booked(nextHour(), ofNoora());
    await moved(visit.id, "CANC");
    await agedBy(visit.id, 61_000);
    await runAll(visit.id);
    expect(await templatesOf(visit.reference)).toEqual([]);
  });

  test("is the customer's own where they cancel what staff have moved", async () => {
    const visit = await notifiedVisit();
    const startsAt = hours.at(-5) ?? new Date();
    await done((trx) =>
      rescheduleByStaff(trx, { by: adviser, appointmentId: visit.id, version: 1, startsAt, now: new Date() }),
    );
    const canceled = { customerId: noora.id, appointmentId: visit.id, now: new Date() };
    await inTransaction((trx) => cancelAppointment(trx as unknown as AnyTransaction, canceled));
    await runAll(visit.id);
    expect(await templatesOf(visit.reference)).toEqual([
      "appointment-confirmation",
      "appointment-cancellation",
    ]);
  });
});

describe("what it says", () => {
  const ends: [string, string, (id: string) => Promise<unknown>, string, string][] = [
    [
      "a cancellation",
      "appointment-canceled-by-us",
      (id) => moved(id, "CANC", { now: settled(), reason: "كهرباء" }),
      "Reason: كهرباء",
      "السبب: كهرباء",
    ],
    [
      "check-in",
      "appointment-checked-in",
      (id) => moved(id, "CIN", { now: settled() }),
      "We have taken in your car",
      "استلمنا سيارتك",
    ],
  ];
  for (const language of ["en", "ar"] as const)
    test.each(ends)(`of %s, in ${language}`, async (_, template, make, english, arabic) => {
      await messagesIn(noora.id, language);
      const visit = await notifiedVisit();
      await make(visit.id);
      await runNews(visit.id, 2);
      const mail = (await newestMessages(20)).find(
        ({ subject, template: name }) => name === template && subject.includes(visit.reference),
      );
      expect(mail?.plain).toContain(language === "en" ? english : arabic);
      expect(mail?.language).toBe(language);
    });

  test("of a request that is declined has the reason", async () => {
    await messagesIn(noora.id, "en");
    const visit = await notifiedVisit();
    await database<AppointmentTables>()
      .updateTable("booking.appointment")
      .set({ code: "CREA", told_code: "CREA" })
      .where("id", "=", visit.id)
      .execute();
    await moved(visit.id, "RJD", { reason: "No lift is free", now: settled() });
    await runNews(visit.id, 2);
    expect(await templatesOf(visit.reference)).toEqual(["appointment-confirmation", "appointment-rejected"]);
    const mails = (await newestMessages(5)).filter(({ channel }) => channel === "mail");
    expect(mails[0]?.plain).toContain("Reason: No lift is free");
  });

  test("of another time has it, with the calendar entry moved", async () => {
    const visit = await notifiedVisit();
    const startsAt = nextHour();
    const which = { by: adviser, appointmentId: visit.id, version: 1, now: settled() };
    await done((trx) => rescheduleByStaff(trx, { ...which, startsAt }));
    await runNews(visit.id, 2);
    const mail = (await newestMessages(5)).find(({ channel }) => channel === "mail");
    expect(mail?.template).toBe("appointment-moved");
    expect(mail?.calendar).toContain("METHOD:REQUEST");
  });

  test("to a guest is a text of two parts at most, in their language", async () => {
    const person = { name: "سالم", phone: "55990011", language: "ar" } as const;
    const visit = await booked(nextHour(), { person, now: settled() });
    await runNews(visit.id, 1);
    await moved(visit.id, "CIN", { now: settled() });
    await runNews(visit.id, 2);
    const texts = (await newestMessages(10)).filter(({ recipient }) => recipient === "+97455990011");
    expect(texts.map(({ template, channel }) => [channel, template])).toEqual([
      ["sms", "appointment-checked-in"],
      ["sms", "appointment-confirmation"],
    ]);
    for (const { plain } of texts) expect(smsParts(plain)).toBeLessThanOrEqual(2);
    expect(texts[0]?.plain).toContain("استلمنا سيارتك");
  });

  test("of somebody who did not come is kind", async () => {
    await messagesIn(noora.id, "ar");
    const visit = await notifiedVisit();
    await database<AppointmentTables>()
      .updateTable("booking.appointment")
      .set({ starts_at: new Date(Date.now() - 3_600_000), told_starts_at: new Date(Date.now() - 3_600_000) })
      .where("id", "=", visit.id)
      .execute();
    await done((trx) =>
      markNoShow(trx, { by: adviser, appointmentId: visit.id, version: 1, now: settled() }),
    );
    await runNews(visit.id, 2);
    const mail = (await newestMessages(5)).find(({ channel }) => channel === "mail");
    expect(mail?.plain).toContain("لم تصلنا سيارتك");
  });
});

describe("freed hours", () => {
  const offers = async () =>
    (
      await sql<{
        n: number;
      }>`select count(*)::int as n from pgboss.job where name = 'offer-freed-hours'`.execute(database())
    ).rows[0]?.n;
  const settle = async (id: string, version: number) => {
    const { rows } = await sql<{ data: Parameters<typeof settleFreedHours.run>[0] }>`
      select data from pgboss.job where name = 'settle-freed-hours'
        and data->>'appointmentId' = ${id} and (data->>'version')::int = ${version}`.execute(database());
    const [job] = rows;
    if (job === undefined) throw new Error("no hours were freed");
    await inTransaction<unknown, void>((trx) => settleFreedHours.run(job.data, trx));
  };

  test("are offered to who waits when the move can no longer be taken back, and not if it was", async () => {
    const [gone, back] = [await notifiedVisit(), await notifiedVisit()];
    const before = await offers();
    await moved(gone.id, "CANC");
    await moved(back.id, "CANC");
    expect(await offers()).toBe(before);
    await undo(back.id);
    await settle(back.id, 2);
    expect(await offers()).toBe(before);
    await settle(gone.id, 2);
    expect(await offers()).toBe((before ?? 0) + 1);
  });
});
