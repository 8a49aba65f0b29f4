import { sql } from "kysely";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import type { ReminderKind } from "#app/features/scheduling/rules/calendar/reminder-times.ts";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  isNoonWindow,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { emailWords } from "./appointment-email-words.ts";
import { notifyOfAppointment } from "./notify-of-appointment.server.ts";
import { remindOfAppointment } from "./remind-of-appointment.server.ts";

testDatabase();
const { post, patch } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const db = () => database<AppointmentTables>();
const hourMs = 3_600_000;
let slots: TimeSlot[] = [];

beforeAll(async () => {
  await seedContent(now());
  const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody());
  // Ahead of all reminders, and of the times to which the tests bring an appointment.
  const ahead = new Date(now().getTime() + 96 * hourMs).toISOString();
  slots = data.filter((slot) => !isNoonWindow(slot) && slot.startTime > ahead);
});

async function book(language = "en"): Promise<{ id: string; reference: string; startsAt: string }> {
  const { data } = await post<BookedAnswer>(`${path}?lang=${language}`, appointmentBody(slots.shift()));
  return { id: data.serviceAppointmentId, reference: data.reference, startsAt: data.schedStartTime };
}

/** The appointment as if so many hours were left; answers with its new start. */
async function startingIn(id: string, hours: number): Promise<string> {
  const starts_at = new Date(now().getTime() + hours * hourMs);
  const ends_at = new Date(starts_at.getTime() + hourMs);
  await db().updateTable("booking.appointment").set({ starts_at, ends_at }).where("id", "=", id).execute();
  return starts_at.toISOString();
}

const notify = (appointmentId: string, version: number) =>
  inTransaction<unknown, void>((trx) => notifyOfAppointment.run({ appointmentId, version }, trx));
const remind = (appointmentId: string, kind: ReminderKind, startsAt: string) =>
  inTransaction<unknown, void>((trx) => remindOfAppointment.run({ appointmentId, kind, startsAt }, trx));

async function messagesOf(reference: string) {
  const all = await newestMessages(500);
  return all.filter(({ subject, plain }) => `${subject} ${plain}`.includes(reference));
}

/** Reminders that wait in the queue: which, of which start, and in how many milliseconds. */
async function queuedReminders(appointmentId: string) {
  const { rows } = await sql<{ data: { kind: string; startsAt: string }; ms: number }>`
    select data, (extract(epoch from start_after - created_on) * 1000)::float8 as ms from pgboss.job
    where name = 'remind-of-appointment' and data ->> 'appointmentId' = ${appointmentId}
    order by start_after`.execute(database());
  return rows;
}

describe("a notification queues its reminders", () => {
  test("48 hours and 2 hours before the start, by a wait and not by a moment of one clock", async () => {
    const { id, startsAt } = await book();
    await notify(id, 1);
    await notify(id, 1);
    const queued = await queuedReminders(id);
    expect(queued.map(({ data }) => data.kind)).toEqual(["two-days-before", "soon"]);
    const leftMs = Date.parse(startsAt) - now().getTime();
    for (const [index, hours] of [48, 2].entries()) {
      const ms = queued[index]?.ms ?? 0;
      expect(Math.abs(ms - (leftMs - hours * hourMs))).toBeLessThan(60_000);
    }
  });

  test("and so does a change, for the new start", async () => {
    const { id } = await book();
    await notify(id, 1);
    const slot = slots.shift();
    await patch(path, { ...appointmentBody(slot), appointmentId: id });
    await notify(id, 2);
    const starts = (await queuedReminders(id)).map(({ data }) => data.startsAt);
    expect(starts.filter((start) => start === slot?.startTime)).toHaveLength(2);
    expect(starts).toHaveLength(4);
    await patch(path, { appointmentId: id, status: "CANC" });
    await notify(id, 3);
    expect(await queuedReminders(id)).toHaveLength(4);
  });
});

describe("a reminder", () => {
  test.each([
    ["two-days-before", 47.9, "en"],
    ["two-days-before", 47.9, "ar"],
    ["soon", 1.9, "en"],
    ["soon", 1.9, "ar"],
  ] as const)("%s comes once by mail and SMS (%s h, %s)", async (kind, hours, language) => {
    const { id, reference } = await book(language);
    const startsAt = await startingIn(id, hours);
    await Promise.all([1, 2, 3].map(() => remind(id, kind, startsAt)));
    const messages = await messagesOf(reference);
    expect(messages.map(({ channel }) => channel).toSorted()).toEqual(["mail", "sms"]);
    const [sms] = messages.filter(({ channel }) => channel === "sms");
    expect(sms).toMatchObject({ recipient: `+974${noora.phone}`, language });
    expect(smsParts(sms?.plain ?? "")).toBeLessThanOrEqual(2);
    expect(sms?.plain).toMatch(language === "ar" ? / \d{1,2}:\d\d (?:[صم]|ظهراً)/u : / \d{1,2}:\d\d [ap]m/);
    expect(/\p{Script=Arabic}/u.test(sms?.plain ?? "")).toBe(language === "ar");
    expect(messages.every(({ calendar }) => calendar === null)).toBe(true);
    // The link opens it without a sign-in until it is over; the first reminder comes while it still changes it.
    for (const { plain } of messages) expect(plain).toMatch(/\/visit\/[\w-]+/);
    const [mail] = messages.filter(({ channel }) => channel === "mail");
    const words = emailWords.of(language);
    expect(mail?.plain).toContain(kind === "soon" ? words.openWithoutSignIn : words.changeWithoutSignIn);
  });

  test("names a car that is no longer the customer's in the language of the mail", async () => {
    const { id, reference } = await book("ar");
    const startsAt = await startingIn(id, 1.9);
    const { vehicle_id } = await db()
      .updateTable("booking.appointment")
      .set({ model: "Hajar" })
      .where("id", "=", id)
      .returning("vehicle_id")
      .executeTakeFirstOrThrow();
    const given = sql`update garage.vehicle set customer_id = ${khalid.id} where id = ${vehicle_id}`;
    const back = sql`update garage.vehicle set customer_id = ${noora.id} where id = ${vehicle_id}`;
    await given.execute(database());
    onTestFinished(async () => void (await back.execute(database())));
    await remind(id, "soon", startsAt);
    const mail = (await messagesOf(reference)).find(({ channel }) => channel === "mail");
    expect(mail?.plain).toContain("هجر");
    expect(mail?.plain).not.toContain("Hajar");
  });

  test("that fails on its way leaves nothing behind and comes when it is tried again", async () => {
    const { id, reference } = await book();
    const startsAt = await startingIn(id, 47.9);
    await expect(
      inTransaction<unknown, void>(async (trx) => {
        await remindOfAppointment.run({ appointmentId: id, kind: "two-days-before", startsAt }, trx);
        throw new Error("the process dies here");
      }),
    ).rejects.toThrow();
    expect(await messagesOf(reference)).toEqual([]);
    await remind(id, "two-days-before", startsAt);
    expect(await messagesOf(reference)).toHaveLength(2);
  });

  test.each<[string, (id: string) => Promise<string>]>([
    [
      "of a start that is over by a change",
      async (id) => {
        const start = await startingIn(id, 47.9);
        await startingIn(id, 47.8);
        return start;
      },
    ],
    [
      "of an appointment that was canceled",
      async (id) => {
        const start = await startingIn(id, 47.9);
        await db().updateTable("booking.appointment").set({ code: "CANC" }).where("id", "=", id).execute();
        return start;
      },
    ],
    [
      "of a car that is there already",
      async (id) => {
        const start = await startingIn(id, 47.9);
        await db().updateTable("booking.appointment").set({ code: "CIN" }).where("id", "=", id).execute();
        return start;
      },
    ],
    ["that comes when the next one is due", (id) => startingIn(id, 23.5)],
    ["that comes after the start", (id) => startingIn(id, -0.1)],
    ["that comes a day too early", (id) => startingIn(id, 72)],
  ])("%s is not sent", async (_, prepare) => {
    const { id, reference } = await book();
    await remind(id, "two-days-before", await prepare(id));
    expect(await messagesOf(reference)).toEqual([]);
  });
});

describe("the calendar entry in the mails of one appointment", () => {
  test("keeps its id, and its sequence rises; a cancellation takes it out", async () => {
    // What the tests before have moved in time stands nowhere in the way.
    await db().updateTable("booking.appointment").set({ code: "CANC" }).execute();
    const { id, reference } = await book("ar");
    await notify(id, 1);
    const slot = slots.shift();
    const changed = await patch(`${path}?lang=ar`, { ...appointmentBody(slot), appointmentId: id });
    expect(changed.code).toBeUndefined();
    await notify(id, 2);
    await patch(path, { appointmentId: id, status: "CANC" });
    await notify(id, 3);
    const mails = (await messagesOf(reference)).filter(({ channel }) => channel === "mail").toReversed();
    const files = mails.map(({ calendar }) => calendar?.replaceAll("\r\n ", "").split("\r\n") ?? []);
    expect(files.map((lines) => lines.filter((line) => /^(METHOD|SEQUENCE|STATUS|UID)/.test(line)))).toEqual([
      ["METHOD:REQUEST", `UID:${id}@marsa`, "SEQUENCE:0", "STATUS:CONFIRMED"],
      ["METHOD:REQUEST", `UID:${id}@marsa`, "SEQUENCE:1", "STATUS:CONFIRMED"],
      ["METHOD:CANCEL", `UID:${id}@marsa`, "SEQUENCE:2", "STATUS:CANCELLED"],
    ]);
    const start = (slot?.startTime ?? "").replace(/[-:]|\.000/g, "");
    expect(files[1]).toContain(`DTSTART:${start}`);
    expect(files[0]?.find((line) => line.startsWith("DESCRIPTION:"))).toContain(`/appointment/${id}?lang=ar`);
    const texts = (await messagesOf(reference)).filter(({ channel }) => channel === "sms");
    expect(texts).toHaveLength(3);
    for (const { plain } of texts) expect(smsParts(plain)).toBeLessThanOrEqual(2);
  });
});
