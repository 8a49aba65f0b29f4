import { sql } from "kysely";
import { expect, test } from "vitest";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { readAdf } from "../../../tests/factories/adf-structure.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { leadBody, leadCount, leadMails, storeLead } from "../../../tests/factories/leads.ts";
import { createLeadCall, type LeadBody } from "./calls.ts";
import { saveForm } from "./server/save-lead.server.ts";

testDatabase();
const mailOf = async (changes: Record<string, unknown> = {}) => {
  const { id } = await storeLead(changes);
  const mails = (await leadMails()).filter(({ plain }) => plain.includes(id));
  return { mails, mail: mails[0] ?? expect.unreachable() };
};
const fleet = { company: "Doha Water", crNumber: "12", count: "4", models: ["qafila"], term: "36" };

test.each([
  ["sales@marsa.example", {}],
  ["sales@marsa.example", { kind: "finance", offerId: undefined }],
  ["lusail@marsa.example", { kind: "test-drive", location: "rimal-showroom-lusail" }],
  ["sales@marsa.example", { kind: "enquiry", location: "rimal-al-khor" }],
  ["sales@marsa.example", { kind: "used-car", vehicleNo: "RM-1001" }],
  ["sales@marsa.example", { kind: "reserved-car", vehicleNo: "RM-1001" }],
  ["used-cars@marsa.example", { kind: "sell-car", message: "Reem 2021" }],
  ["fleet@marsa.example", { kind: "fleet", email: "fleet@example.qa", fleet }],
])("one mail to %s for %j, with the lead as ADF", async (to, changes) => {
  const { mails, mail } = await mailOf(changes);
  expect(mails).toHaveLength(1);
  expect(mail.recipient).toBe(to);
  expect(mail.attachment.type).toBe("application/x-adf+xml");
  expect(readAdf(mail.attachment.content).problems).toEqual([]);
});

test("the mail reads what was typed, with the number to call and the language to speak", async () => {
  const { mail } = await mailOf({ message: "<b>بعد الرابعة</b>", email: "noora@example.qa" });
  expect(mail.subject).toBe("Offer request · suhail-lease · Noora Al Thani");
  for (const line of ["Mobile: +974 5512 3456", "Language: English", "Message: <b>بعد الرابعة</b>"])
    expect(mail.plain).toContain(line);
  expect(mail.html).toContain('href="tel:+97455123456"');
  expect(mail.html).toContain('href="mailto:noora@example.qa"');
  expect(mail.html).toContain("&lt;b&gt;بعد الرابعة&lt;/b&gt;");
  expect(mail.html).not.toContain("<b>بعد");
});

test("a lead, its mail and their jobs are one transaction", async () => {
  const [leads, mails] = [await leadCount(), (await leadMails()).length];
  const jobs = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pgboss.job where name in ('send-message', 'hand-over-lead')`.execute(database());
    return rows[0]?.count;
  };
  const before = await jobs();
  const body = createLeadCall.body?.parse(leadBody()) as LeadBody;
  const saved = inTransaction<unknown, void>(async (trx) => {
    const now = new Date();
    await saveForm(trx, body, { idempotencyKey: crypto.randomUUID(), language: "en", now });
    throw new Error("killed before the commit");
  });
  await expect(saved).rejects.toThrow("killed");
  expect([await leadCount(), (await leadMails()).length, await jobs()]).toEqual([leads, mails, before]);
});

test("the same key ten times is one mail", async () => {
  const before = (await leadMails()).length;
  const body = createLeadCall.body?.parse(leadBody()) as LeadBody;
  const idempotencyKey = crypto.randomUUID();
  const save = () =>
    inTransaction((trx) => saveForm(trx, body, { idempotencyKey, language: "ar", now: new Date() }));
  const ids = await Promise.all(Array.from({ length: 10 }, save));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  expect(await leadMails()).toHaveLength(before + 1);
});
