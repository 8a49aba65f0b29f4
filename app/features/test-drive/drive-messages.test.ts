import { describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { signedPageWords } from "#app/features/scheduling/signed-pages/plan-words.ts";
import { noneWords } from "#app/features/signed-pages/words.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { type DemoPerson, khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { bindPhone, newPhone } from "../../../tests/factories/phone.ts";
import {
  driveApiOnDemo,
  driveBody,
  driveSlotsBody,
  visitor,
} from "../../../tests/factories/test-drive/drive-api.ts";
import { drivePages } from "./api.server.ts";
import type { BookedDrive } from "./calls.ts";
import { notifyOfDrive } from "./server/messages/notify-of-drive.server.ts";
import { remindOfDrive } from "./server/messages/remind-of-drive.server.ts";
import { drivePageWords } from "./signed-pages/drive-page-words.ts";
import { licenseWords } from "./signed-pages/license-words.ts";
import type { TestDriveTables } from "./tables.ts";
import "#server/app.ts";

testDatabase();
const { post } = driveApiOnDemo();
let callers = 0;

/** A visitor books a time of a model; answers with the drive and its number. */
async function booked(car: string, language: "en" | "ar" = "en", changes: object = {}, as?: DemoPerson) {
  callers += 1;
  const slots = (await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody({ car }), {})).data;
  const mobile = `5590${1000 + callers}`;
  const body = { ...driveBody(slots[callers], { ...visitor(mobile), car }), ...changes };
  const { data } = await post<BookedDrive>(`/v3/test-drive/appointment?lang=${language}`, body, { as });
  return { ...data, mobile, slots };
}

const rowOf = (id: string) =>
  database<TestDriveTables>()
    .selectFrom("test_drive.drive")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const notify = (driveId: string, version: number) =>
  inTransaction<unknown, void>((trx) => notifyOfDrive.run({ driveId, version }, trx));
const messagesTo = async (recipient: string) =>
  (await newestMessages(200)).filter((message) => message.recipient === recipient);
/** Where the messages to the driver went. */
async function recipientsOf({ reference }: BookedDrive): Promise<string[]> {
  const messages = await newestMessages(200);
  return messages
    .filter(({ plain, for_staff: isForStaff }) => !isForStaff && plain.includes(reference))
    .map(({ channel, recipient }) => `${channel} ${recipient}`)
    .toSorted();
}

describe("the messages of a test drive", () => {
  test.each([
    ["en", "Your test drive is booked", /^Rimal: your test drive is booked\. /],
    ["ar", "تم حجز تجربة القيادة", /^رمال: تم حجز تجربة القيادة\. /],
  ] as const)("are in the driver's language: %s", async (language, title, beginning) => {
    const drive = await booked("suhail", language, { email: `driver-${language}@example.qa` });
    await notify(drive.serviceAppointmentId, 2);
    const [mail] = await messagesTo(`driver-${language}@example.qa`);
    expect(mail?.subject).toBe(`${title} (${drive.reference})`);
    expect(mail?.calendar).toContain(`UID:${drive.serviceAppointmentId}`);
    expect(mail?.plain).toContain(`${drive.link}?lang=${language}`);
    const [text] = await messagesTo(`+974${drive.mobile}`);
    expect(text?.plain).toMatch(beginning);
    expect(text?.plain.endsWith(drive.link ?? "-")).toBe(true);
    expect(smsParts(text?.plain ?? "")).toBeLessThanOrEqual(2);
  });

  test("come once for each version, and by text alone where there is no address", async () => {
    const drive = await booked("reem", "en", { email: undefined });
    await notify(drive.serviceAppointmentId, 2);
    await notify(drive.serviceAppointmentId, 2);
    expect((await messagesTo(`+974${drive.mobile}`)).map(({ channel }) => channel)).toEqual(["sms"]);
  });

  test.each(["en", "ar"] as const)(
    "go to the number and the address typed in the form, whichever the account has by then: %s",
    async (language) => {
      const email = `typed-${language}@example.qa`;
      const drive = await booked("reem", language, { email }, noora);
      await bindPhone(noora.id, newPhone());
      await notify(drive.serviceAppointmentId, 2);
      expect(await recipientsOf(drive)).toEqual([`mail ${email}`, `sms +974${drive.mobile}`]);
    },
  );

  test("go to the account alone where another customer has confirmed the number since", async () => {
    const drive = await booked("jawza", "en", { email: undefined }, noora);
    await bindPhone(khalid.id, drive.mobile);
    await notify(drive.serviceAppointmentId, 2);
    expect(await recipientsOf(drive)).toEqual([`mail ${noora.email}`]);
  });

  test("remind once, while the drive stands at that time, and not before the reminder's moment", async () => {
    const { serviceAppointmentId: driveId, mobile } = await booked("nasma");
    const startsAt = new Date(now().getTime() + 90 * 60_000);
    const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
    const table = database<TestDriveTables>().updateTable("test_drive.drive").where("id", "=", driveId);
    await table.set({ starts_at: startsAt, ends_at: endsAt }).execute();
    const remind = (kind: "day-before" | "soon", at = startsAt) =>
      inTransaction<unknown, void>((trx) =>
        remindOfDrive.run({ driveId, kind, startsAt: at.toISOString() }, trx),
      );
    await remind("day-before");
    await remind("soon", endsAt);
    expect(await messagesTo(`+974${mobile}`)).toEqual([]);
    await remind("soon");
    await remind("soon");
    expect((await messagesTo(`+974${mobile}`)).map(({ template }) => template)).toEqual(["test-drive-soon"]);
    await table.set({ code: "canceled" }).execute();
    await database<TestDriveTables>().deleteFrom("test_drive.reminder").execute();
    await remind("soon");
    expect(await messagesTo(`+974${mobile}`)).toHaveLength(1);
  });
});

describe("the link of a test drive", () => {
  const open = async (address: string, fields?: Record<string, string>) => {
    callers += 1;
    const connection = { incoming: { socket: { remoteAddress: `192.0.2.${callers}` } } };
    const answer = await drivePages.request(
      address.replace(/^\/drive/, ""),
      fields && {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      },
      connection,
    );
    return { status: answer.status, text: await answer.text(), to: answer.headers.get("location") };
  };
  const versionIn = (page: string) => /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
  const slotsIn = (page: string) =>
    [...page.matchAll(/name="slot" value="([\d-]+)"/g)].map(([, slot]) => slot ?? "");

  test("shows the drive in either language, and neither name, number nor address", async () => {
    const { link = "", reference, mobile } = await booked("jawza");
    for (const [language, title] of [
      ["en", "Your test drive"],
      ["ar", "تجربة القيادة"],
    ]) {
      const { status, text } = await open(`${link}?lang=${language}`);
      expect(status).toBe(200);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).toContain(reference);
      for (const own of ["Maha", "Saleh", mobile, "maha@"]) expect(text).not.toContain(own);
    }
  });

  test("moves it to another time, which is mailed, and stays as it is until then", async () => {
    const email = "driver-who-moves@example.qa";
    const { link = "", serviceAppointmentId: id, mobile } = await booked("wahat", "en", { email });
    const before = await rowOf(id);
    const choice = await open(`${link}/change?lang=en`);
    const words = signedPageWords.of("en");
    expect(choice.text).toContain(`<h1>${words.changeTitle}</h1>`);
    expect(choice.text).toContain(words.timeStays);
    const [slot = ""] = slotsIn(choice.text).slice(-1);
    const moved = await open(`${link}/change?lang=en`, { version: versionIn(choice.text), slot });
    expect([moved.status, moved.to]).toEqual([303, `${link}?lang=en&done=changed`]);
    const after = await rowOf(id);
    expect(after.starts_at?.getTime()).toBe(Number(slot.split("-")[0]) * 60_000);
    expect(after.starts_at).not.toEqual(before.starts_at);
    const day = dayInWords(dayIn((after.starts_at ?? now()).toISOString(), "Asia/Qatar"), "en");
    const shown = await open(moved.to ?? "");
    for (const part of [drivePageWords.of("en").changedTitle, day]) expect(shown.text).toContain(part);
    await notify(id, after.version);
    const [news, ...rest] = [...(await messagesTo(email)), ...(await messagesTo(`+974${mobile}`))];
    expect([news, ...rest].map((message) => message?.template)).toEqual(Array(2).fill("test-drive-changed"));
    expect(news?.plain).toContain(day);
  });

  test("cancels it after a question, says so from then on, and the number may drive the model again", async () => {
    const email = "driver-who-cancels@example.qa";
    const { link = "", serviceAppointmentId: id, mobile, slots } = await booked("wahat", "en", { email });
    const words = drivePageWords.of("en");
    const question = await open(`${link}/cancel?lang=en`);
    for (const part of [words.cancelTitle, `href="${link}?lang=en">${words.keep}</a>`])
      expect(question.text).toContain(part);
    await open(`${link}/cancel?lang=en`, { version: versionIn(question.text) });
    const { code, version, starts_at: at } = await rowOf(id);
    expect(code).toBe("canceled");
    await notify(id, version);
    const news = [...(await messagesTo(email)), ...(await messagesTo(`+974${mobile}`))];
    expect(news.map(({ template }) => template)).toEqual(Array(2).fill("test-drive-canceled"));
    const { text } = await open(`${link}?lang=en`);
    expect(text).toContain(`<h1>${words.canceledTitle}</h1>`);
    for (const way of ["/change", "/cancel", "/license"]) expect(text).not.toContain(link + way);
    const license = (await open(`${link}/license?lang=en`)).text;
    expect(license).toContain(licenseWords.of("en")["called-off"]);
    expect(license).not.toContain("<form");

    const slot = slots.find(({ startTime }) => startTime === at?.toISOString());
    const again = driveBody(slot, { ...visitor(mobile), car: "wahat" });
    const { status, data } = await post<BookedDrive>("/v3/test-drive/appointment", again, {});
    expect([status, data.schedStartTime]).toEqual([200, slot?.startTime]);
    expect((await open(`${link}?lang=en`)).text).toContain(words.canceledTitle);
  });

  test("opens nothing when it was altered or is another drive's, whatever is to be done", async () => {
    const [one, other] = [await booked("hajar"), await booked("hajar")];
    const signature = (link = "") => link.slice(link.indexOf("-"));
    for (const signed of [signature(other.link), `-${"A".repeat(16)}`])
      for (const path of ["", "/change", "/cancel", "/license"]) {
        const forged = one.link?.replace(signature(one.link), signed);
        const { status, text } = await open(`${forged}${path}?lang=en`);
        expect(status).toBe(404);
        expect(text).toContain(noneWords.of("en").forgedTitle);
        expect(text).not.toContain(one.reference);
        expect(text).not.toContain("<dd");
      }
  });

  test("opens nothing when the drive is over", async () => {
    const { link = "", serviceAppointmentId: id } = await booked("hajar");
    const past = new Date(now().getTime() - 3 * 3_600_000);
    await database<TestDriveTables>()
      .updateTable("test_drive.drive")
      .set({ starts_at: past, ends_at: new Date(past.getTime() + 45 * 60_000) })
      .where("id", "=", id)
      .execute();
    expect((await open(link)).status).toBe(410);
  });
});
