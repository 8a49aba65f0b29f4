import { beforeAll, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { messagesIn } from "../../../../../tests/factories/message-language.ts";
import { bindPhone, newPhone } from "../../../../../tests/factories/phone.ts";
import { noticeColumns, sendAppointmentNews } from "./send-appointment-news.server.ts";
import "#server/app.ts";

testDatabase();
const { post } = bookingApiOnDemo();

let appointmentId: string;
beforeAll(async () => {
  const { data: slots } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody());
  const { data } = await post<BookedAnswer>("/v3/orders/services/appointment", appointmentBody(slots[0]));
  appointmentId = data.serviceAppointmentId;
});

/** The channels and receivers of the messages that remind of the appointment. */
async function reminded(): Promise<string[]> {
  return (await reminders()).map(({ channel, recipient }) => `${channel} ${recipient}`).sort();
}
async function reminders() {
  const before = (await newestMessages(500)).length;
  await inTransaction<AppointmentTables, void>(async (trx) => {
    const row = await trx
      .selectFrom("booking.appointment")
      .select(noticeColumns)
      .where("id", "=", appointmentId)
      .executeTakeFirstOrThrow();
    await sendAppointmentNews(trx as unknown as AnyTransaction, row, "day-before");
  });
  const messages = await newestMessages(500);
  return messages.slice(0, messages.length - before);
}

test("texts about an appointment are in the language of messages, whichever it was booked in", async () => {
  const languages = async () => new Set((await reminders()).map(({ language }) => language));
  expect(await languages()).toEqual(new Set(["en"]));
  await messagesIn(noora.id, "ar");
  expect(await languages()).toEqual(new Set(["ar"]));
});

test("texts about an appointment go where the customer reads them, and to no other customer", async () => {
  expect(await reminded()).toEqual([`mail ${noora.email}`, `sms +974${noora.phone}`]);
  const phone = newPhone();
  await bindPhone(noora.id, phone);
  expect(await reminded()).toEqual([`mail ${noora.email}`, `whatsapp +974${phone}`]);
  await bindPhone(khalid.id, phone);
  expect(await reminded()).toEqual([`mail ${noora.email}`]);
});
