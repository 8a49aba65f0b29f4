import { describe, expect, test } from "vitest";
import { eraseDocuments } from "#app/features/documents/documents.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { jobsOf } from "../../../tests/factories/documents/queued-jobs.ts";
import { dueDatesOnDemo, dueTables, isolated, paper } from "../../../tests/factories/due-dates.ts";
import { notifyOfDueDates, watchDueDates } from "./server/notify-of-due-dates.server.ts";

testDatabase();
const { post, patch, list, owner } = dueDatesOnDemo();
const dayMs = 86_400_000;
const notify = (customerId: string, days = 0) =>
  inTransaction<unknown, void>((trx) =>
    notifyOfDueDates(trx, customerId, new Date(now().getTime() + days * dayMs)),
  );
const mailsTo = async (email: string) =>
  (await newestMessages(200)).filter(
    ({ recipient, template }) => recipient === email && template === "due-dates",
  );

describe("messages", () => {
  const textsTo = async (phone: string) =>
    (await newestMessages(200)).filter(
      ({ template, recipient }) => template === "due-dates" && recipient === `+974${phone}`,
    );
  test("go out once for each item and distance, also where two processes try at once", async () => {
    const { person } = await owner({ warranty: 60 });
    await Promise.all([notify(person.id), notify(person.id), notify(person.id)]);
    await notify(person.id);
    expect(await mailsTo(person.email)).toHaveLength(1);
    await notify(person.id, 29);
    expect(await mailsTo(person.email)).toHaveLength(1);
    await notify(person.id, 30);
    await notify(person.id, 53);
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(3);
    expect(mails[0]?.plain).toContain("Basic warranty, Hajar 2024");
    const texts = await textsTo(person.phone);
    expect(texts).toHaveLength(3);
    expect(texts[0]?.plain).toMatch(/\/dashboard\?lang=en$/);
  });

  test("name the car of each paper, apart from the text around it", async () => {
    const { person } = await owner({ warranty: 400, language: "ar" });
    await paper(person.id, 60, { plate: "482915" });
    await paper(person.id, 61, { vin: "RMLSHB2C9S1001377" });
    await notify(person.id, 1);
    const [mail] = await mailsTo(person.email);
    expect(mail?.plain).toContain(`التأمين، ${isolated("482915")}: `);
    expect(mail?.plain).toContain(`التأمين، آخر خانات رقم الهيكل ${isolated("001377")}: `);
    const [text] = await textsTo(person.phone);
    expect(text?.plain).toContain(`التأمين، ${isolated("482915")}، `);
    expect(text?.plain).toMatch(/\/dashboard\?lang=ar$/);
  });

  test("come in the language of the account, whatever the page on which they were switched on", async () => {
    const { person, token } = await owner({ warranty: 60, language: "ar" });
    await patch("/v3/due-dates/messages?lang=en", { messages: true }, { token });
    await notify(person.id);
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(["موعد يقترب"]);
  });

  test("announce a paper with the same last day once, also where it was deleted and uploaded anew", async () => {
    const { person } = await owner({ warranty: 400 });
    await paper(person.id, 60, { plate: "482915", vin: "RMLHJR4K7R1004821" });
    await notify(person.id);
    await paper(person.id, 60, { plate: "482 915" });
    await notify(person.id);
    expect(await mailsTo(person.email)).toHaveLength(1);
    await inTransaction<unknown, void>((trx) => eraseDocuments(trx, person.id));
    await paper(person.id, 60, { plate: "482915" });
    await notify(person.id);
    expect(await mailsTo(person.email)).toHaveLength(1);
    await paper(person.id, 58, { plate: "77123" });
    await notify(person.id);
    expect(await mailsTo(person.email)).toHaveLength(2);
  });

  test("after a downtime only the nearest is sent", async () => {
    const { person } = await owner({ warranty: 70 });
    await notify(person.id, 65);
    await notify(person.id, 66);
    expect(await mailsTo(person.email)).toHaveLength(1);
    const sent = await dueTables()
      .selectFrom("due_dates.notice")
      .select("days")
      .where("customer_id", "=", person.id)
      .execute();
    expect(sent).toEqual([{ days: 7 }]);
  });

  test("name everything of a night in one mail", async () => {
    const { person } = await owner({ warranty: 30, service: 29 });
    await notify(person.id);
    const [mail, ...others] = await mailsTo(person.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("2 things are due soon");
    expect(mail?.plain).toContain("Service, Hajar 2024");
  });

  test("stop where they are switched off", async () => {
    const { person, token } = await owner({ warranty: 60 });
    const chosen = await patch("/v3/due-dates/messages", { messages: true }, { token });
    expect(chosen).toMatchObject({ status: 200, data: { messages: true } });
    await notify(person.id);
    await patch("/v3/due-dates/messages", { messages: false }, { token });
    expect((await list(token)).data.messages).toBe(false);
    await notify(person.id, 30);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  test("end by one click in the mailbox, for the one who got the mail alone", async () => {
    const [one, other] = [await owner({ warranty: 60 }), await owner({ warranty: 60 })];
    await notify(one.person.id);
    await notify(other.person.id);
    const [mail] = await mailsTo(one.person.email);
    const path = new URL(mail?.unsubscribe ?? "").pathname.replace(/^\/api/, "");
    expect(await post(path, undefined, {})).toMatchObject({ status: 200 });
    expect((await list(one.token)).data.messages).toBe(false);
    expect((await list(other.token)).data.messages).toBe(true);
    const forged = "/v3/due-dates/messages/AAAAAAAAAAAAAAAAAAAAAAAA/end";
    expect(await post(forged, undefined, {})).toMatchObject({ status: 200 });
  });

  test("are queued for every customer with a car, or with a paper that ends within 60 days", async () => {
    const { person } = await owner({ warranty: 400 });
    await paper("paper-ends-soon", 60, {});
    await paper("paper-ends-later", 61, {});
    await paper("paper-has-ended", -1, {});
    await inTransaction<unknown, void>((trx) => watchDueDates(trx, now()));
    const queued = (await jobsOf("notify-of-due-dates")).map(({ customerId }) => customerId);
    expect(queued).toEqual(expect.arrayContaining([person.id, "paper-ends-soon"]));
    expect(queued).not.toContain("paper-ends-later");
    expect(queued).not.toContain("paper-has-ended");
  });

  test("refuse a visitor's choice", async () => {
    expect(await patch("/v3/due-dates/messages", { messages: false }, {})).toMatchObject({ status: 401 });
  });
});
