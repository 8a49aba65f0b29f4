import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { readAdf } from "../../../tests/factories/adf-structure.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import {
  leadBody,
  leadCount,
  leadMails,
  leadOf as rowOf,
  storeLead,
  withoutLeadNames,
} from "../../../tests/factories/leads.ts";
import { createLeadCall, type LeadBody } from "./calls.ts";
import { leadOf } from "./server/crm.server.ts";
import { salesforceTask } from "./server/salesforce-task.server.ts";
import { saveForm } from "./server/save-lead.server.ts";
import { provideLeadNames } from "./staff-leads.server.ts";

testDatabase();
withoutLeadNames();
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

describe("models, offers and places are named", () => {
  const names = {
    en: { hajar: "Hajar", qafila: "Qafila", "suhail-lease": "Suhail on lease", lusail: "Lusail Showroom" },
    ar: { hajar: "هجر", qafila: "قافلة", "suhail-lease": "تأجير سهيل", lusail: "معرض لوسيل" },
  };
  const readIn = (language: Language) => {
    const before = config.leads.language;
    Object.assign(config.leads, { language });
    const takeBack = provideLeadNames(async (of) => new Map(Object.entries(names[of])));
    onTestFinished(() => {
      Object.assign(config.leads, { language: before });
      takeBack();
    });
  };

  test.each(["en", "ar"] as const)("in the language of the mail (%s), in its file too", async (language) => {
    readIn(language);
    const { hajar, qafila, lusail, "suhail-lease": offer } = names[language];
    const { mail } = await mailOf({ model: "hajar", location: "lusail" });
    expect(mail.subject).toContain(` · ${offer} · Noora Al Thani`);
    for (const text of [mail.plain, mail.attachment.content]) {
      for (const name of [hajar, offer, lusail]) expect(text).toContain(`: ${name}\n`);
      expect(text).not.toMatch(/: (hajar|lusail|suhail-lease)\n/);
    }
    const ofFleet = { ...fleet, models: ["qafila", "hajar"] };
    const { mail: fleetMail } = await mailOf({ kind: "fleet", fleet: ofFleet, email: "f@example.qa" });
    expect(fleetMail.plain).toContain(`${qafila}${language === "ar" ? "،" : ","} ${hajar}`);
  });

  test("in English for a CRM, and by its id where a name is not known", async () => {
    const row = await rowOf((await storeLead({ model: "hajar", location: "nowhere" })).id);
    const { Subject, Description } = salesforceTask(leadOf(row), new Map(Object.entries(names.en)));
    expect(Subject).toBe("Offer request · Suhail on lease · Noora Al Thani");
    expect(Description).toContain("Model: Hajar\n");
    expect(Description).toContain("Location: nowhere\n");
  });
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
