import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { signedPageWords } from "#app/features/scheduling/signed-pages/plan-words.ts";
import { noneWords } from "#app/features/signed-pages/words.ts";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { demoPeople, khalid, noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../tests/factories/booking/all-tables.ts";
import {
  type Appointments,
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  shihab,
  slotsBody,
} from "../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { notifyOfAppointment } from "../server/messages/notify-of-appointment.server.ts";
import { visitPages } from "./visit-pages.server.ts";
import { visitWords } from "./visit-words.ts";

testDatabase();
const { get, post } = bookingApiOnDemo();
const db = () => database<AppointmentTables>();
const words = { ...signedPageWords.of("en"), ...visitWords.of("en") };
let path = "";
let appointmentId = "";
/** Each test comes from an address of its own: guessing links is rate limited. */
let callers = 0;

const request = async (address: string, init: RequestInit = {}) => {
  const connection = { incoming: { socket: { remoteAddress: `192.0.2.${callers}` } } };
  const answer = await visitPages.request(address.replace(/^\/visit/, ""), init, connection);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const send = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  request(address, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
const row = () =>
  db()
    .selectFrom("booking.appointment")
    .selectAll()
    .where("id", "=", appointmentId)
    .executeTakeFirstOrThrow();
const unitsOf = (id: string) =>
  db().selectFrom("booking.bay_unit").select("unit_start").where("appointment_id", "=", id).execute();
const versionIn = (page: string) => /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
const slotsIn = (page: string) =>
  [...page.matchAll(/name="slot" value="([\d-]+)"/g)].map(([, slot]) => slot ?? "");
const altered = (character: string) => (character === "A" ? "B" : "A");

beforeEach(async () => {
  callers += 1;
  for (const table of ["booking.bay_unit", "booking.appointment"] as const)
    await db().deleteFrom(table).execute();
  const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody());
  const booked = await post<BookedAnswer>("/v3/orders/services/appointment", appointmentBody(data.at(-1)));
  appointmentId = booked.data.serviceAppointmentId;
  const shown = await get<Appointments>(`/v3/account/activities/order?appointmentId=${appointmentId}`);
  path = shown.data[0]?.visitPath ?? "";
});

describe("a signed link", () => {
  test("shows its appointment without a sign-in, in either language, and nobody's name, mail or phone", async () => {
    for (const [lang, title] of [
      ["en", words.title],
      ["ar", visitWords.of("ar").title],
    ]) {
      const page = await request(`${path}?lang=${lang}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<h1>${title}</h1>`);
      expect(page.text).toContain(`lang="${lang}"`);
      for (const { lastName, email, phone } of demoPeople)
        for (const personal of [lastName, email, phone]) expect(page.text).not.toContain(personal);
    }
  });

  test.each([
    "x",
    "",
    "--edge\r\ncontent-disposition: form-data; name\r\n\r\n",
    '--edge\r\ncontent-disposition: form-data; name="version"\r\n\r\n1\r\n--edge--\r\n',
  ])("refuses a form that no page of ours sends: %j", async (body) => {
    const headers = { "content-type": "multipart/form-data; boundary=edge" };
    const answer = await request(`${path}/cancel`, { method: "POST", body, headers });
    expect([answer.status, (await row()).code]).toEqual([400, "CNF"]);
  });

  test("says a reference and a signature, is stored by nobody and learned by no other site", async () => {
    const { customer_id, vehicle_id, vin, plate } = await row();
    expect(path).toMatch(/^\/visit\/[0-9A-Z]{6}-[\w-]{16}$/);
    for (const fact of [customer_id, vehicle_id, vin, plate, appointmentId]) expect(path).not.toContain(fact);
    const { headers } = await request(path);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test.each<[string, (token: string) => string]>([
    ["with another signature", (token) => token.slice(0, 7) + altered(token[7] ?? "") + token.slice(8)],
    ["with another reference", (token) => altered(token[0] ?? "") + token.slice(1)],
    ["that is cut off", (token) => token.slice(0, -1)],
    ["that is longer", (token) => `${token}A`],
    ["in lower case", (token) => token.toLowerCase()],
    ["of nothing", () => "x"],
    ["with a null", () => "%00"],
  ])("%s opens nothing, whatever is done with it", async (_, change) => {
    const forged = `/visit/${change(path.slice("/visit/".length))}`;
    const answers = [
      await request(forged),
      await request(`${forged}/change`),
      await request(`${forged}/appointment.ics`),
      await send(`${forged}/cancel`, { version: "1" }),
      await send(`${forged}/change`, { version: "1", slot: "29000000-29000060" }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).toContain(noneWords.of("en").forgedTitle);
    }
    expect((await row()).version).toBe(1);
  });

  test("of one appointment opens no other one", async () => {
    const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody({ vehicleId: shihab }));
    const other = await post<BookedAnswer>(
      "/v3/orders/services/appointment",
      appointmentBody(data.at(-2), { vehicleId: shihab }),
    );
    const mine = path.slice(-16);
    const reference = other.data.reference.slice(-6);
    expect((await request(`/visit/${reference}-${mine}`)).status).toBe(404);
  });

  test("ends with its appointment: another owner of the row, or its time, closes it", async () => {
    const over = new Date(now().getTime() - 60_000);
    const set = (fields: object) =>
      db().updateTable("booking.appointment").set(fields).where("id", "=", appointmentId).execute();
    await set({ starts_at: new Date(over.getTime() - 3_600_000), ends_at: over });
    const ended = await request(path);
    expect([ended.status, ended.text.includes(words.expiredTitle)]).toEqual([410, true]);
    expect((await send(`${path}/cancel`, { version: "1" })).status).toBe(410);
    const shown = await get<Appointments>(`/v3/account/activities/order?appointmentId=${appointmentId}`);
    expect(shown.data[0]).not.toHaveProperty("visitPath");
    await set({ customer_id: khalid.id, ends_at: new Date(now().getTime() + 60_000) });
    expect((await request(path)).status).toBe(404);
  });

  test("is shown to its own customer alone", async () => {
    const address = `/v3/account/activities/order?appointmentId=${appointmentId}`;
    expect((await get(address, { as: khalid })).status).toBe(404);
    expect((await get(address, {})).status).toBe(401);
  });

  test("cannot be tried out: after twenty wrong ones a minute has to pass", async () => {
    for (let tries = 0; tries < 20; tries += 1) expect((await request("/visit/x")).status).toBe(404);
    const slowed = await request("/visit/x");
    expect([slowed.status, slowed.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await request(path)).status).toBe(200);
  });
});

describe("looking", () => {
  test("changes nothing, however often and with whatever method a program looks", async () => {
    for (const address of ["", "/cancel", "/change", "/appointment.ics"])
      for (const method of ["GET", "HEAD"])
        expect((await request(path + address, { method })).status).toBe(200);
    for (const method of ["PUT", "DELETE"])
      expect((await request(`${path}/cancel`, { method })).status).toBe(404);
    expect(await row()).toMatchObject({ code: "CNF", version: 1 });
    expect(await unitsOf(appointmentId)).not.toHaveLength(0);
  });

  test("a form of another site is refused", async () => {
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { origin: "https://elsewhere.example" },
    ];
    for (const headers of foreign)
      expect((await send(`${path}/cancel`, { version: "1" }, headers)).status).toBe(403);
    expect((await row()).code).toBe("CNF");
  });
});

describe("canceling by a link", () => {
  test("shows the facts first, then gives the hours back and says so from then on", async () => {
    const page = await request(`${path}/cancel?lang=en`);
    expect(page.text).toContain(words.cancelTitle);
    expect(page.text).toContain("Rimal Service Al Sadd");
    const done = await send(`${path}/cancel?lang=en`, { version: versionIn(page.text) });
    expect([done.status, done.headers.get("location")]).toEqual([303, `${path}?lang=en&done=canceled`]);
    expect(await row()).toMatchObject({ code: "CANC", version: 2 });
    expect(await unitsOf(appointmentId)).toEqual([]);
    for (const address of ["", "/cancel", "/change"]) {
      const { text } = await request(path + address);
      expect(text).toContain(words.canceledTitle);
      expect(text).not.toContain("<form");
    }
  });

  test("twice at once cancels once, and both answers say so", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send(`${path}/cancel`, { version: "1" })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await row()).toMatchObject({ code: "CANC", version: 2 });
    const { rows } = await sql`
      select 1 from pgboss.job where name = ${notifyOfAppointment.name}
        and data->>'appointmentId' = ${appointmentId} and (data->>'version')::int = 2`.execute(database());
    expect(rows).toHaveLength(1);
  });

  test("is refused for what has changed since, and for what is too near", async () => {
    await db()
      .updateTable("booking.appointment")
      .set({ version: 2 })
      .where("id", "=", appointmentId)
      .execute();
    expect((await send(`${path}/cancel`, { version: "1" })).status).toBe(409);
    const starts_at = new Date(now().getTime() + 3 * 3_600_000);
    const ends_at = new Date(starts_at.getTime() + 3_600_000);
    await db()
      .updateTable("booking.appointment")
      .set({ starts_at, ends_at })
      .where("id", "=", appointmentId)
      .execute();
    const near = await request(path);
    expect(near.text).toContain(words.closedLead);
    expect(near.text).toContain("tel:");
    expect((await send(`${path}/cancel`, { version: "2" })).status).toBe(409);
    expect((await row()).code).toBe("CNF");
  });
});

describe("changing by a link", () => {
  test("offers the free times of the same center and moves to the chosen one", async () => {
    const before = await row();
    const choice = await request(`${path}/change?lang=en`);
    const slots = slotsIn(choice.text);
    expect(slots.length).toBeGreaterThan(3);
    expect(slots).not.toContain(
      `${before.starts_at.getTime() / 60_000}-${before.ends_at.getTime() / 60_000}`,
    );
    const [start = "", end = ""] = (slots[2] ?? "").split("-");
    const moved = await send(`${path}/change?lang=en`, { version: "1", slot: slots[2] ?? "" });
    expect([moved.status, moved.headers.get("location")]).toEqual([303, `${path}?lang=en&done=changed`]);
    const after = await row();
    expect(after).toMatchObject({
      center_id: before.center_id,
      service_codes: before.service_codes,
      mileage: before.mileage,
      service_note: before.service_note,
      starts_at: new Date(Number(start) * 60_000),
      ends_at: new Date(Number(end) * 60_000),
      version: 2,
    });
    expect((await request(`${path}?lang=en&done=changed`)).text).toContain(words.changedTitle);
  });

  test("twice at once moves once; a time that is gone or was never offered says so and offers others", async () => {
    const [, , slot = ""] = slotsIn((await request(`${path}/change`)).text);
    const answers = await Promise.all([1, 2].map(() => send(`${path}/change`, { version: "1", slot })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await row()).version).toBe(2);
    const [start = 0] = slot.split("-").map(Number);
    const lost = await send(`${path}/change?lang=en`, { version: "2", slot: `${start + 7}-${start + 67}` });
    expect(lost.status).toBe(409);
    expect(lost.text).toContain('role="alert"');
    expect(slotsIn(lost.text).length).toBeGreaterThan(3);
    const nothing = await send(`${path}/change?lang=en`, { version: "2" });
    expect([nothing.status, nothing.text.includes(words.chooseTime)]).toEqual([422, true]);
    expect((await row()).version).toBe(2);
  });

  test("of two appointments to one last bay moves one", async () => {
    await db()
      .deleteFrom("booking.center_bay")
      .where("center_id", "=", "al-sadd")
      .where("service_group", "=", "periodic")
      .where("bay", ">", 0)
      .execute();
    const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody({ vehicleId: shihab }));
    const other = await post<BookedAnswer>(
      "/v3/orders/services/appointment",
      appointmentBody(data.at(-3), { vehicleId: shihab }),
    );
    const theirs = await get<Appointments>(
      `/v3/account/activities/order?appointmentId=${other.data.serviceAppointmentId}`,
    );
    const slot = slotsIn((await request(`${path}/change`)).text)[1] ?? "";
    const paths = [path, theirs.data[0]?.visitPath ?? ""];
    const answers = await Promise.all(paths.map((one) => send(`${one}/change`, { version: "1", slot })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });
});

describe("mails, SMS and calendar files", () => {
  test("carry the link, in an SMS of two parts, and the calendars have UTC times", async () => {
    await inTransaction<unknown, void>((trx) => notifyOfAppointment.run({ appointmentId, version: 1 }, trx));
    const messages = (await newestMessages(10)).filter(
      ({ template, recipient }) =>
        template === "appointment-confirmation" &&
        [noora.email, `+974${noora.phone}`, noora.phone].includes(recipient),
    );
    expect(messages.map(({ channel }) => channel).toSorted()).toEqual(["mail", "sms"]);
    for (const { channel, plain, html, calendar } of messages) {
      expect(plain).toContain(path);
      if (channel === "sms") expect(smsParts(plain)).toBeLessThanOrEqual(2);
      else {
        const { starts_at } = await row();
        const stamp = `${starts_at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
        const google = /https:\/\/calendar\.google\.com[^"]+/.exec(html ?? "")?.[0] ?? "";
        expect(google).toContain(stamp);
        // What opens the appointment is sent to no other site.
        expect(decodeURIComponent(google)).not.toContain("/visit/");
        expect(html).toContain("https://outlook.live.com/");
        expect(html).toContain(`${path}/appointment.ics`);
        expect((calendar ?? "").replaceAll("\r\n ", "")).toContain(path);
      }
    }
  });

  test("the file of the link is the appointment's own entry", async () => {
    const { status, headers, text } = await request(`${path}/appointment.ics?lang=en`);
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(text).toContain(`UID:${appointmentId}@marsa`);
  });
});
