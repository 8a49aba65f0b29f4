import { describe, expect, test } from "vitest";
import { importDocument } from "#app/features/documents/documents.server.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { jobsOf } from "../../../tests/factories/documents/queued-jobs.ts";
import { dayAhead, dueDatesOnDemo, dueTables } from "../../../tests/factories/due-dates.ts";
import { dueEntries } from "./api.server.ts";
import { notifyOfDueDates, watchDueDates } from "./server/notify-of-due-dates.server.ts";

testDatabase();
const { get, post, patch, list, owner } = dueDatesOnDemo();
const dayMs = 86_400_000;
const notify = (customerId: string, days = 0) =>
  inTransaction<unknown, void>((trx) =>
    notifyOfDueDates(trx, customerId, new Date(now().getTime() + days * dayMs)),
  );
const mailsTo = async (email: string) =>
  (await newestMessages(200)).filter(
    ({ recipient, template }) => recipient === email && template === "due-dates",
  );

describe("GET v3 due-dates", () => {
  test("refuses a visitor", async () => {
    expect(await get("/v3/due-dates", {})).toMatchObject({ status: 401, code: "not-signed-in" });
  });

  test("lists warranty and service in the order of their days, each with its car", async () => {
    const { token, vehicleId } = await owner({ warranty: 40, service: -3 });
    const { data } = await list(token);
    expect(data.messages).toBe(true);
    expect(data.items).toMatchObject([
      { kind: "service", state: "overdue", vehicleId, vehicle: "Hajar 2024" },
      { kind: "warranty", day: dayAhead(40), daysLeft: 40, state: "soon", warrantyType: "Basic", vehicleId },
    ]);
    expect((await list(token, "ar")).data.items[1]?.vehicle).toBe("هجر 2024");
  });

  test("is empty for a customer without cars and papers", async () => {
    expect(await get("/v3/due-dates", { as: khalid })).toMatchObject({ data: { items: [], messages: true } });
  });

  test("counts the days of the importer's zone: a warranty is good until its last moment there", async () => {
    const { token } = await owner({ warranty: 0 });
    const { data } = await list(token);
    expect(data.items.find(({ kind }) => kind === "warranty")).toMatchObject({ daysLeft: 0, state: "soon" });
  });
});

describe("messages", () => {
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
    const texts = (await newestMessages(200)).filter(
      ({ template, recipient }) => template === "due-dates" && recipient === `+974${person.phone}`,
    );
    expect(texts).toHaveLength(3);
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

  test("come in the language in which the customer chose them, and stop where they are switched off", async () => {
    const { person, token } = await owner({ warranty: 60 });
    const chosen = await patch("/v3/due-dates/messages?lang=ar", { messages: true }, { token });
    expect(chosen).toMatchObject({ status: 200, data: { messages: true } });
    await notify(person.id);
    const [mail] = await mailsTo(person.email);
    expect(mail?.subject).toBe("موعد يقترب");
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
    const withPaper = async (customerId: string, days: number) =>
      importDocument({
        ...{ id: newId<"document">(), customerId, type: "qid", isAccepted: true, language: "en" },
        fields: [{ key: "expiry", value: dayAhead(days) }],
        ...{ pages: [{ bytes: new Uint8Array(1), width: 1, height: 1 }], confirmedAt: now() },
      });
    await withPaper("paper-ends-soon", 60);
    await withPaper("paper-ends-later", 61);
    await withPaper("paper-has-ended", -1);
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

test("the calendar has each item as a whole day, the same at every look", async () => {
  const { person } = await owner({ warranty: 40 });
  const entries = await dueEntries(person.id, "en", now());
  const warranty = entries.find(({ entry }) => entry.id.includes("warranty"));
  expect(warranty?.entry).toMatchObject({
    isWholeDay: true,
    title: "Basic warranty, Hajar 2024",
    startTime: `${dayAhead(40)}T00:00:00Z`,
    endTime: `${dayAhead(41)}T00:00:00Z`,
  });
  expect(await dueEntries(person.id, "en", new Date(now().getTime() + 60_000))).toEqual(entries);
});
