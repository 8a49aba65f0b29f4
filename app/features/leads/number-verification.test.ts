import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { apiOnDemo } from "../../../tests/factories/demo-api.ts";
import { confirmationMails, leadBody, leadMails, leadOf, storeLead } from "../../../tests/factories/leads.ts";
import { bindPhone, newBrowser, newPhone, proofOf } from "../../../tests/factories/phone.ts";
import { leadsApi } from "./api.server.ts";
import { confirmNumber } from "./server/confirm-number.server.ts";
import "#server/app.ts";

testDatabase();
const { post } = apiOnDemo([leadsApi], async () => undefined);

const mobile = "55123456";
const nobody = "019cad21-cf00-7b4a-a08c-a9ee7f155ab8";
const hour = 3_600_000;
const verify = (leadId: string, changes: object = {}, lang = "en") =>
  post<{ confirmedAt: string }>(
    `/v3/leads/verification?lang=${lang}`,
    { leadId, mobile, phoneProof: proofOf(mobile), ...changes },
    {},
  );
const mailOf = async (id: string) => (await leadMails()).find((mail) => mail.plain.includes(id));

test("the proof of its number confirms a lead; the people who answer it hear that in the same thread", async () => {
  const { id, isPhoneConfirmed } = await storeLead({ kind: "sell-car", message: "Reem 2021" });
  expect(isPhoneConfirmed).toBe(false);
  const { status, data } = await verify(id, { mobile: "+974 ٥٥١٢ ٣٤٥٦" });
  const lead = await leadOf(id);
  expect([status, data]).toEqual([200, { confirmedAt: lead.phone_confirmed_at?.toISOString() }]);
  const [first, [mail, ...more]] = [await mailOf(id), await confirmationMails(id)];
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: "used-cars@marsa.example",
    subject: `Re: ${first?.subject}`,
    in_reply_to: first?.id,
  });
  for (const line of ["entered the code", "Name: Noora Al Thani", "Mobile: +974 5512 3456", id])
    expect(mail?.plain).toContain(line);
  expect(mail?.html).toContain('href="tel:+97455123456"');
  expect(first?.plain).not.toContain("Number confirmed");
});

test("confirmed again it answers the same and mails nothing, also when a day is over", async () => {
  const { id } = await storeLead();
  const first = await verify(id);
  expect(await verify(id)).toEqual(first);
  const later = new Date(now().getTime() + 30 * hour);
  const confirmed = await inTransaction<unknown, unknown>((trx) =>
    confirmNumber(trx, { leadId: id, mobile, phoneProof: proofOf(mobile, { now: later }) }, later),
  );
  expect(confirmed).toEqual({ ok: true, value: new Date(first.data.confirmedAt) });
  expect(await confirmationMails(id)).toHaveLength(1);
});

test("ten times at once it is confirmed once, with one mail and one answer", async () => {
  const { id } = await storeLead();
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(id)));
  expect(new Set(answers.map(({ status, data }) => `${status} ${data?.confirmedAt}`)).size).toBe(1);
  expect(await confirmationMails(id)).toHaveLength(1);
});

test.each<[string, () => object]>([
  ["of another purpose", () => proofOf(mobile, { purpose: "test-drive" })],
  ["that is over", () => proofOf(mobile, { now: new Date(now().getTime() - hour / 2) })],
  ["of another number", () => proofOf("55123457")],
  ["of another browser", () => ({ ...proofOf(mobile), browser: newBrowser() })],
  ["that nobody signed", () => ({ ...proofOf(mobile), proof: "mm8sufk0.x" })],
])("a proof %s is refused, whether there is such a lead or not", async (_, phoneProof) => {
  const { id } = await storeLead();
  for (const leadId of [id, nobody])
    expect(await verify(leadId, { phoneProof: phoneProof() })).toMatchObject({
      ...{ status: 422, code: "phone-not-confirmed" },
    });
  expect(await leadOf(id)).toMatchObject({ phone_confirmed_at: null });
  expect(await confirmationMails(id)).toEqual([]);
});

test("a lead with another number answers as one that nobody left, and shows no number", async () => {
  const { id } = await storeLead();
  const other = { mobile: "55123457", phoneProof: proofOf("55123457") };
  for (const [lang, sentence] of [
    ["en", "Please confirm the number that you gave in the form."],
    ["ar", "يُرجى تأكيد الرقم الذي كتبته في النموذج."],
  ]) {
    const [{ requestId: _, ...refused }, { requestId: __, ...unknown }] = [
      await verify(id, other, lang),
      await verify(nobody, other, lang),
    ];
    expect(refused).toEqual(unknown);
    expect(refused).toMatchObject({ status: 404, code: "lead-not-found" });
    expect(refused.message).toContain(sentence);
    expect(JSON.stringify(refused)).not.toContain(mobile);
  }
  expect(await leadOf(id)).toMatchObject({ phone_confirmed_at: null });
});

test("after a day it is too late", async () => {
  const { id } = await storeLead();
  const confirmAt = (at: Date) =>
    inTransaction<unknown, unknown>((trx) =>
      confirmNumber(trx, { leadId: id, mobile, phoneProof: proofOf(mobile, { now: at }) }, at),
    );
  const { created_at: leftAt } = await leadOf(id);
  expect(await confirmAt(new Date(leftAt.getTime() + 24 * hour))).toEqual({
    ok: false,
    code: "lead-too-old",
  });
  expect(await confirmAt(new Date(leftAt.getTime() + 24 * hour - 1))).toMatchObject({ ok: true });
});

test.each([
  ["leadId", { leadId: "1" }],
  ["mobile", { mobile: "45123456" }],
  ["phoneProof", { phoneProof: undefined }],
  ["phoneProof.browser", { phoneProof: { proof: "x", browser: "short" } }],
])("%s is checked", async (path, changes) => {
  expect(await verify(nobody, changes)).toMatchObject({ status: 422, fields: [{ path }] });
});

test("the confirmed number of a customer's account is that of the lead: no code has to be requested", async () => {
  const phone = newPhone();
  await bindPhone(noora.id, phone);
  const leave = (typed: string, request: object) =>
    post<{ id: string; isPhoneConfirmed: boolean }>("/v3/leads", leadBody({ mobile: typed }), request);
  const { id, isPhoneConfirmed } = (await leave(`+974 ${phone}`, { as: noora })).data;
  expect(isPhoneConfirmed).toBe(true);
  expect((await leadOf(id)).phone_confirmed_at).not.toBeNull();
  expect((await mailOf(id))?.plain).toContain("Number confirmed: yes");
  expect(await confirmationMails(id)).toEqual([]);
  // Another number of theirs, their number in the form of another customer, and in that of a visitor.
  for (const answer of [
    await leave(mobile, { as: noora }),
    await leave(phone, { as: khalid }),
    await leave(phone, {}),
  ])
    expect(answer).toMatchObject({ status: 200, data: { isPhoneConfirmed: false } });
});

test("a lead that is sent again answers what it is by now", async () => {
  const [key, headers] = [crypto.randomUUID(), {}];
  const phone = newPhone();
  await bindPhone(noora.id, phone);
  const body = leadBody({ mobile: phone });
  const first = await post<{ id: string }>("/v3/leads", body, { as: noora, key, headers });
  // Their session has ended meanwhile.
  expect(await post("/v3/leads", body, { key })).toMatchObject({
    data: { id: first.data.id, isPhoneConfirmed: true },
  });
});
