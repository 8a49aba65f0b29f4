import { describe, expect, test } from "vitest";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import { bookingApi } from "#app/features/booking/api.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { testDriveApi } from "#app/features/test-drive/api.server.ts";
import type { BookedDrive } from "#app/features/test-drive/calls.ts";
import { sendDriveNews } from "#app/features/test-drive/server/messages/send-drive-news.server.ts";
import type { TestDriveTables } from "#app/features/test-drive/tables.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { apiOnDemo } from "../../factories/demo-api.ts";
import { messagesIn } from "../../factories/message-language.ts";
import { driveBody, driveSlotsBody, lusail, visitor } from "../../factories/test-drive/drive-api.ts";

testDatabase();
const { get, post, patch } = apiOnDemo([testDriveApi, bookingApi], async (at) => {
  await seedContent(at, "content/demo");
  await seedTestDrives(at);
});
const times = async (car = "shihab") =>
  (await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody({ car }), {})).data;
const path = "/v3/test-drive/appointment";
const activitiesOf = async (as = noora) =>
  (await get<Activity[]>("/v3/account/activities?lang=en", { as })).data;

/** A drive of Noora's, of a model that she has none of yet. */
async function booked(car: string) {
  const [slot] = await times(car);
  const { data } = await post<BookedDrive>(
    path,
    driveBody(slot, { mobile: noora.phone, phoneProof: undefined, car }),
  );
  return data;
}

describe("a customer's test drive", () => {
  test("is an activity with its page and what can be done; nobody else sees it", async () => {
    const { serviceAppointmentId: id, reference } = await booked("reem");
    const [activity] = (await activitiesOf()).filter((one) => one.id === id);
    expect(activity).toMatchObject({
      ...{ type: "testDrive", code: "confirmed", status: "upcoming", reference },
      ...{ title: expect.stringMatching(/^Test drive: Reem /), location: "Rimal Showroom Lusail" },
      ...{ link: expect.stringMatching(/^\/drive\//), actions: ["view", "edit", "cancel"] },
    });
    expect((await activitiesOf(khalid)).map((one) => one.id)).not.toContain(id);
  });

  test("that lost its car says which start is off, and none of its own", async () => {
    const { serviceAppointmentId: id } = await booked("jawza");
    const table = database<TestDriveTables>().updateTable("test_drive.drive").where("id", "=", id);
    const { lost_start: lost } = await table
      .set(({ ref }) => ({
        code: "requested",
        car_id: null,
        lost_start: ref("starts_at"),
        starts_at: null,
        ends_at: null,
      }))
      .returning("lost_start")
      .executeTakeFirstOrThrow();
    const activity = (await activitiesOf()).find((one) => one.id === id);
    expect(activity).toMatchObject({
      type: "lead",
      lostAt: lost?.toISOString(),
      phoneNumber: expect.any(String),
    });
    expect(activity?.endAt).toBeUndefined();
    await table.set({ code: "canceled" }).execute();
  });

  test("is written about in the language of the account, in whichever it was booked", async () => {
    const { serviceAppointmentId: id, reference } = await booked("wahat");
    const languages = async () => {
      const row = { id, customer_id: noora.id, language: "en" };
      await inTransaction<unknown, void>((trx) => sendDriveNews(trx, row, "confirmed"));
      const messages = (await newestMessages(2)).filter(({ plain }) => plain.includes(reference));
      return new Set(messages.map(({ language }) => language));
    };
    expect(await languages()).toEqual(new Set(["en"]));
    await messagesIn(noora.id, "ar");
    expect(await languages()).toEqual(new Set(["ar"]));
    await messagesIn(noora.id, "en");
  });

  test("without a time is a lead among the activities, also of a model without a demo car", async () => {
    const body = { brand: "rimal", car: "qafila", ...visitor("55660011"), serviceTerritoryId: lusail };
    const { data } = await post<{ taskId: string }>("/v3/test-drive/task", body);
    const activity = (await activitiesOf()).find(({ id }) => id === data.taskId);
    expect(activity).toMatchObject({ type: "lead", status: "request submitted" });
    expect(activity?.endAt).toBeUndefined();
  });

  test("is moved: the new hour is taken and the old one free again", async () => {
    const drive = await booked("nada");
    const free = await times("nada");
    const other = free.at(-1);
    const changed = await patch<BookedDrive>(path, {
      ...{ appointmentId: drive.serviceAppointmentId, version: drive.version, serviceTerritoryId: lusail },
      schedStartTime: other?.startTime,
      territoryPromiseKey: other?.territories[0]?.territoryPromiseKey,
    });
    expect(changed).toMatchObject({
      ...{ status: 200 },
      data: { schedStartTime: other?.startTime, resource: { trim: expect.stringMatching("Nada") } },
    });
    expect(changed.data.version).toBeGreaterThan(drive.version);
    const after = (await times("nada")).map(({ startTime }) => startTime);
    expect(after).toContain(drive.schedStartTime);
    expect(after).not.toContain(other?.startTime);
  });

  test("is canceled once; by somebody else it is not found, and not by who saw it before", async () => {
    const drive = await booked("jawza");
    const body = { appointmentId: drive.serviceAppointmentId, version: drive.version, status: "canceled" };
    expect(await patch(path, body, { as: khalid })).toMatchObject({ status: 404, code: "drive-not-found" });
    expect(await patch(path, { ...body, version: 9 })).toMatchObject({ status: 409, code: "drive-changed" });
    const canceled = await patch<BookedDrive>(path, body);
    expect(canceled).toMatchObject({ status: 200, data: { code: "canceled" } });
    expect([canceled.data.resource, canceled.data.changeUntil]).toEqual([undefined, undefined]);
    expect(await patch(path, { ...body, version: drive.version + 1 })).toMatchObject({
      code: "too-late-to-change",
    });
    expect((await times("jawza")).map(({ startTime }) => startTime)).toContain(drive.schedStartTime);
  });
});
