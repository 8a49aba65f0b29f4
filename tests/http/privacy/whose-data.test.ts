import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { garageApi } from "#app/features/garage/api.server.ts";
import { leadsApi } from "#app/features/leads/api.server.ts";
import { preownedApi } from "#app/features/preowned/api.server.ts";
import { privacyApi } from "#app/features/privacy/api.server.ts";
import { buildExport } from "#app/features/privacy/server/export/build-export.server.ts";
import { listHeldData } from "#app/features/privacy/server/overview.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { testDriveApi } from "#app/features/test-drive/api.server.ts";
import { saveLicense } from "#app/features/test-drive/server/license/save-license.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import { type DemoPerson, khalid } from "#db/seed/demo/demo-people.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import "#server/app.ts";
import { copyOf } from "../../factories/copies.ts";
import { asOwner } from "../../factories/database/as-owner.ts";
import { writeRow } from "../../factories/database/old-row.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { tracesOf } from "../../factories/database/traces.ts";
import { deleteAccount, runNotices } from "../../factories/deletions.ts";
import { apiOnDemo, tokenOf } from "../../factories/demo-api.ts";
import { leadBody } from "../../factories/leads.ts";
import { bindPhone, newPhone } from "../../factories/phone.ts";
import { driveBody, driveSlotsBody, visitor } from "../../factories/test-drive/drive-api.ts";
import { unknownVin } from "../../factories/vehicle-links.ts";

testDatabase();
// Walks of the whole database take seconds where other tests run beside.
vi.setConfig({ testTimeout: 60_000 });
const apis = [privacyApi, leadsApi, preownedApi, testDriveApi, garageApi];
const { post } = apiOnDemo(apis, async (at) => {
  await seedGarage(at);
  await seedTestDrives(at);
});

let people = 0;
async function newCustomer(changes: Partial<DemoPerson> = {}) {
  people += 1;
  const mark = `zqmark${"abcdefghijklmnopqrstuvwxyz"[people]}`;
  const named = { id: `zq-customer-${people}`, sfAccountId: `sf-${mark}`, kunnr: `kn-${mark}` };
  const texts = { email: `${mark}@example.qa`, firstName: `First${mark}`, lastName: `Last${mark}` };
  const person = { ...khalid, ...named, ...texts, phone: newPhone(), ...changes };
  await importCustomer(person, now());
  return { person, mark, as: { token: await tokenOf(person, now()) } };
}
type Customer = Awaited<ReturnType<typeof newCustomer>>;

/** A drive of a demo car: as a customer, or as a visitor with a number that they have just confirmed. */
async function drive(fields: Record<string, unknown>, as: { token?: string } = {}): Promise<string> {
  const looked = driveSlotsBody(fields.car === undefined ? {} : { car: fields.car });
  const { data: slots } = await post<TimeSlot[]>("/v3/test-drive/slots", looked, as);
  const body = driveBody(slots[people], { email: undefined, ...fields });
  const sent = await post<{ serviceAppointmentId: string }>("/v3/test-drive/appointment", body, as);
  expect(sent).toMatchObject({ status: 200 });
  return sent.data.serviceAppointmentId;
}
const asCustomer = ({ person }: Customer) => ({
  phoneProof: undefined,
  firstName: person.firstName,
  lastName: person.lastName,
  mobile: person.phone,
});
const driveRow = async (id: string) => {
  const { rows } = await sql<{ code: string }>`select code from test_drive.drive where id = ${id}`.execute(
    database(),
  );
  return rows[0];
};

describe("a copy", () => {
  let customer: Customer;
  let text = "";
  beforeAll(async () => {
    customer = await newCustomer();
    await drive(asCustomer(customer), customer.as);
    const asked = await post("/v3/vehicle-links", { vin: unknownVin(1) }, customer.as);
    expect(asked).toMatchObject({ status: 200 });
    await runNotices();
    text = await copyOf(customer.person.id);
  });

  test("has what the customer was sent, and no link by which staff act", async () => {
    expect(text).toContain(customer.person.email);
    expect(text).toContain("test-drive");
    expect(text).not.toMatch(/\/showroom\/|\/paper\/|\/link-request\//);
  });

  test("is without it though staff and CRM get it with the lead", async () => {
    const { rows } = await sql<{ answer_at: string; message: string; plain: string }>`
      select lead.answer_at, lead.message, mail.plain from leads.lead join platform.message as mail
        on mail.id = lead.mail_id where lead.customer_id = ${customer.person.id}`.execute(database());
    expect(rows).toHaveLength(1);
    expect(rows[0]?.answer_at).toMatch(/^https?:\/\/\S+\/showroom\//);
    expect(rows[0]?.message).not.toContain("/showroom/");
    expect(rows[0]?.plain).toContain(rows[0]?.answer_at);
  });
});

test("a copy has pictures of licenses and numbers of other systems, and names codes to its readers", async () => {
  const customer = await newCustomer();
  const id = await drive({ ...asCustomer(customer), car: "suhail" }, customer.as);
  const picture = Buffer.from("a JPEG");
  await inTransaction<unknown, unknown>((trx) =>
    saveLicense(trx, { driveId: id, pictures: new Map([["front", picture]]), now: now() }),
  );
  const files = unzipSync(await buildExport(customer.person.id, "ar", now()));
  expect(Buffer.from(files[`files/license-${id}-front.jpg`] ?? [])).toEqual(picture);
  const page = strFromU8(files["index.html"] ?? new Uint8Array());
  expect(page).toContain(`kn-${customer.mark}`);
  expect(page).toContain(`sf-${customer.mark}`);
  for (const [name, code] of [
    ["مؤكدة", "confirmed"],
    ["الوجه الأمامي", "front"],
    ["طلب تجربة قيادة", "test-drive"],
  ]) {
    expect(page).toContain(`<bdi>${name}</bdi>`);
    expect(page).not.toContain(`<bdi>${code}</bdi>`);
  }
});

describe("a neighbor", () => {
  test("whose address ends like another's is in nobody's copy, and outlives their deletion", async () => {
    const short = await newCustomer({ email: "hassan@example.qa" });
    const long = await newCustomer({ email: "ahmedhassan@example.qa" });
    for (const { person } of [short, long])
      expect(
        await post("/v3/leads", leadBody({ email: person.email, mobile: person.phone }), {}),
      ).toMatchObject({
        status: 200,
      });
    expect(await copyOf(short.person.id)).not.toContain("ahmedhassan");
    const before = await tracesOf(["ahmedhassan"]);
    expect(before).toEqual(expect.arrayContaining(["leads.lead.email", "platform.message.plain"]));
    await deleteAccount(short.person.id);
    expect(await tracesOf(["ahmedhassan"])).toEqual(before);
  });

  test("from whom a number moved keeps what was booked with it: drive, lead and mails to staff", async () => {
    const former = await newCustomer();
    await bindPhone(former.person.id, former.person.phone);
    const id = await drive(asCustomer(former), former.as);
    const { phone } = former.person;
    // As a visitor, with the same number and their own address.
    const asVisitor = { ...visitor(phone), firstName: former.person.firstName, car: "suhail" };
    const own = driveSlotsBody({ car: "suhail" });
    const { data: slots } = await post<TimeSlot[]>("/v3/test-drive/slots", own, {});
    const second = await post<{ serviceAppointmentId: string }>(
      "/v3/test-drive/appointment",
      driveBody(slots[people], { ...asVisitor, email: former.person.email }),
      {},
    );
    expect(second).toMatchObject({ status: 200 });
    await runNotices();
    await sql`update test_drive.drive set created_at = created_at - interval '1 day'`.execute(database());
    await sql`update leads.lead set created_at = created_at - interval '1 day'`.execute(database());
    await sql`update platform.message set created_at = created_at - interval '1 day'`.execute(database());

    const present = await newCustomer({ phone });
    await bindPhone(present.person.id, phone);
    expect(await copyOf(present.person.id)).not.toContain(former.mark);
    const before = await tracesOf([former.mark]);
    await deleteAccount(present.person.id);
    expect(await tracesOf([former.mark])).toEqual(before);
    for (const one of [id, second.data.serviceAppointmentId])
      expect(await driveRow(one)).not.toMatchObject({ code: "canceled" });
  });
});

describe("what belongs to a customer without their id", () => {
  test("a drive and a lead of the same number as a visitor, before the account and after it", async () => {
    const phone = newPhone();
    const mark = "zqvisitormark";
    const fields = { ...visitor(phone), firstName: mark, email: undefined };
    const id = await drive(fields);
    const { person } = await newCustomer({ phone });
    await bindPhone(person.id, phone);
    const lead = leadBody({ mobile: phone, firstName: mark, email: undefined });
    expect(await post("/v3/leads", lead, {})).toMatchObject({ status: 200 });
    await runNotices();
    expect(await copyOf(person.id)).toContain(mark);
    await deleteAccount(person.id);
    expect(await driveRow(id)).toBeUndefined();
    expect(await tracesOf([mark, phone])).toEqual([]);
  });

  test("nothing of a stranger who typed their number before they had it", async () => {
    const phone = newPhone();
    const lead = leadBody({ mobile: phone, firstName: "Zqstranger", email: "zqstranger@example.qa" });
    expect(await post("/v3/leads", lead, {})).toMatchObject({ status: 200 });
    await sql`update leads.lead set created_at = created_at - interval '1 day'`.execute(database());
    const { person } = await newCustomer({ phone });
    await bindPhone(person.id, phone);
    expect(await copyOf(person.id)).not.toContain("Zqstranger");
  });

  test("texts to a number that was only typed, and not those of another who typed it as well", async () => {
    const { person } = await newCustomer();
    const to = `+974${person.phone}`;
    const text = { to, language: "en", text: "zqtyped", template: "change" } as const;
    const write = (about?: { customerId: string }) =>
      inTransaction<unknown, string>((trx) => sendText(trx, { ...text, about }));
    await write();
    await write({ customerId: person.id });
    await write({ customerId: "somebody-else" });
    await deleteAccount(person.id);
    const { rows } = await sql<{ customer_id: string }>`
      select customer_id from platform.message where plain = 'zqtyped'`.execute(database());
    expect(rows).toEqual([{ customer_id: "somebody-else" }]);
  });

  test("messages to an address that another issuer says, and no request of a visitor with it", async () => {
    const { person } = await newCustomer({ email: "zqissued@example.qa" });
    await sql`update account.customer set issuer = 'https://issuer.example' where id = ${person.id}`.execute(
      database(),
    );
    const message = {
      language: "en",
      subject: "S",
      html: "zqtoissued",
      text: "T",
      template: "change",
    } as const;
    await inTransaction<unknown, string>((trx) => sendMail(trx, { to: person.email, ...message }));
    expect(await post("/v3/leads", leadBody({ email: person.email }), {})).toMatchObject({ status: 200 });
    await deleteAccount(person.id);
    expect(await tracesOf(["zqtoissued"])).toEqual([]);
    expect(await tracesOf([person.email])).toContain("leads.lead.email");
  });

  test("what came to the address before a change, unless it is another's by now", async () => {
    const [own, taken] = ["zqformer@example.qa", "zqtaken@example.qa"];
    const { person } = await newCustomer();
    const expires_at = new Date(now().getTime() + 3_600_000);
    for (const former_email of [own, taken]) {
      await writeRow("account.email_undo", { customer_id: person.id, former_email, expires_at });
      expect(await post("/v3/leads", leadBody({ email: former_email }), {})).toMatchObject({ status: 200 });
    }
    await newCustomer({ email: taken });
    await deleteAccount(person.id);
    expect(await tracesOf([own])).toEqual([]);
    expect(await tracesOf([taken])).toContain("leads.lead.email");
  });

  test("the mail to staff about a car, which names neither address nor number", async () => {
    const { person, mark, as } = await newCustomer();
    expect(await post("/v3/vehicle-links", { vin: unknownVin(2) }, as)).toMatchObject({ status: 200 });
    expect(await tracesOf([`Last${mark}`])).toContain("platform.message.plain");
    await deleteAccount(person.id);
    expect(await tracesOf([mark, unknownVin(2)])).toEqual([]);
  });
});

test("with 50,000 messages a copy and the list are a matter of seconds", async () => {
  const { person } = await newCustomer();
  await asOwner(sql`insert into platform.message
      (id, channel, template, language, recipient, subject, html, plain, created_at, about, state)
    select 'bulk-' || n, 'mail', 'bulk', 'en', 'bulk' || n || '@example.qa', 'S', repeat('<p>text</p>', 300),
      repeat('text ', 200), now(), array['bulk' || n || '@example.qa'], 'sent'
    from generate_series(1, 50000) as n`);
  await sql`analyze platform.message`.execute(database());
  const start = performance.now();
  await buildExport(person.id, "en", now());
  await listHeldData(person.id, "en");
  expect(performance.now() - start).toBeLessThan(20_000);
});

test("a copy of more rows than fit has the newest and says so", async () => {
  const { person } = await newCustomer();
  await sql`insert into platform.consent (id, customer_id, purpose, given, text_version, language, source, at)
    select 'many-' || n, ${person.id}, 'marketing', true, 'v' || n, 'en', 'account', now() - n * interval '1 hour'
    from generate_series(1, 5001) as n`.execute(database());
  const text = await copyOf(person.id);
  expect(text).toContain('"v1"');
  expect(text).not.toContain('"v5001"');
  expect(text).toContain("older ones do not fit");
  expect(text).toContain('"isCut": true');
});
