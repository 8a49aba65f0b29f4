import { beforeEach, describe, expect, test } from "vitest";
import type { PhoneTables } from "#app/features/phone/tables.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import type { BookedDrive } from "#app/features/test-drive/calls.ts";
import { notifyOfDrive } from "#app/features/test-drive/server/messages/notify-of-drive.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { driveApiOnDemo, driveBody, driveSlotsBody } from "../../factories/test-drive/drive-api.ts";

testDatabase();
const { post } = driveApiOnDemo();
const own = { mobile: noora.phone, email: undefined, phoneProof: undefined };
let booked = 0;

async function book(car: string) {
  booked += 1;
  const slots = (await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody({ car }), {})).data;
  return post<BookedDrive>("/v3/test-drive/appointment", driveBody(slots[booked], { ...own, car }), {
    as: noora,
  });
}

/** A customer has confirmed the number, so many minutes from now. */
function confirm(customerId: string, minutes: number) {
  const values = { customer_id: customerId, channel: "whatsapp", language: "en" };
  const confirmed_at = new Date(now().getTime() + minutes * 60_000);
  return database<PhoneTables>()
    .insertInto("phone.number")
    .values({ number: `+974${noora.phone}`, ...values, confirmed_at })
    .execute();
}

/** What the driver of a drive is sent: channels and recipients. */
async function newsOf({ serviceAppointmentId: driveId, version }: BookedDrive) {
  await inTransaction<unknown, void>((trx) => notifyOfDrive.run({ driveId, version }, trx));
  const sent = (await newestMessages(200)).filter(({ template }) => template === "test-drive-booked");
  return sent.map(({ channel, recipient }) => [channel, recipient]);
}

beforeEach(async () => {
  await database<PhoneTables>().deleteFrom("phone.number").execute();
  await database<{ "platform.message": object }>().deleteFrom("platform.message").execute();
});

describe("a customer's drive under a number", () => {
  test("that they confirmed themselves is texted by the channel of their choice", async () => {
    const { data } = await book("suhail");
    await confirm(noora.id, 1);
    expect(await newsOf(data)).toEqual([["whatsapp", `+974${noora.phone}`]]);
  });

  test("that another customer has confirmed since is mailed to the account; the new owner gets nothing", async () => {
    const { data } = await book("reem");
    await confirm(khalid.id, 1);
    expect(await newsOf(data)).toEqual([["mail", noora.email]]);
  });

  test("that another customer has confirmed before needs a code", async () => {
    await confirm(khalid.id, -1);
    expect(await book("hajar")).toMatchObject({ status: 422, code: "phone-not-confirmed" });
  });
});
