import { parse } from "csv-parse/sync";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import {
  objectableReset,
  objectToReset,
} from "#app/features/account/server/factor-reset/factor-resets.server.ts";
import { authenticatorSince, sealSecret } from "#app/features/account/server/factors/authenticator.server.ts";
import type { AccountTables } from "#app/features/account/tables.ts";
import {
  answerFactorResetCall,
  listFactorResetsCall,
  requestFactorResetCall,
} from "#app/features/office/calls/factor-reset-calls.ts";
import { showQueueCall } from "#app/features/office/calls/queue-calls.ts";
import type { Role } from "#app/features/staff/rules/permissions.ts";
import { searchAudit } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import "#server/app.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { office, officeApiAs } from "../../factories/office/office-api.ts";
import { staffMember } from "../../factories/office/staff.ts";
import { importPlaces } from "../../factories/office-places.ts";

testDatabase();
const db = () => database<AccountTables>();
beforeAll(async () => {
  await importPlaces();
  for (const person of [noora, khalid]) await importCustomer(person, now());
});
beforeEach(async () => {
  await db().deleteFrom("account.factor_reset").execute();
  await db().deleteFrom("account.authenticator").execute();
  await db()
    .insertInto("account.authenticator")
    .values({
      customer_id: noora.id,
      sealed_secret: sealSecret(noora.id, "JBSWY3DPEHPK3PXP"),
      last_step: 0,
      created_at: now(),
    })
    .execute();
});

const as = async (role: Role) => officeApiAs(await staffMember({ role }));
type Api = Awaited<ReturnType<typeof as>>;
const request = (api: Api, customer = noora.id) =>
  api.post(requestFactorResetCall, {
    params: { customer },
    body: { paper: "qid", paperEnd: "12ab", isSeen: true },
  });
const answer = (api: Api, id: string, to: "done" | "declined" = "done", customer = noora.id) =>
  api.post(answerFactorResetCall, { params: { customer, id }, body: { version: 1, answer: to } });
const hasApp = async () => (await authenticatorSince(noora.id)) !== undefined;
const resetMail = async (template: string) =>
  (await newestMessages(50)).find((message) => message.template === template && message.channel === "mail");
const tokenIn = (text: string | undefined) => /token=([\w.-]+)/.exec(text ?? "")?.[1] ?? "";

describe("a lost second factor", () => {
  test("is reset by two members of staff, mailed to the owner, and stands in the audit with both and the paper", async () => {
    const [adviser, manager] = [
      await staffMember({ role: "adviser" }),
      await staffMember({ role: "manager" }),
    ];
    const requested = await request(officeApiAs(adviser));
    expect(requested.status).toBe(200);
    expect(await hasApp()).toBe(true);
    expect(await resetMail("account-factor-reset-requested")).toMatchObject({ recipient: noora.email });
    const { id } = requested.data;
    const waitingFor = async (member: typeof manager) =>
      (await officeApiAs(member).get(showQueueCall, { query: { kind: "factor-reset" } })).data.items;
    expect(await waitingFor(manager)).toMatchObject([{ id, to: `/people/${noora.id}`, isOverdue: false }]);
    expect((await answer(officeApiAs(manager), id)).status).toBe(200);
    expect(await waitingFor(manager)).toEqual([]);
    expect(await hasApp()).toBe(false);
    expect(await resetMail("account-factor-reset-done")).toMatchObject({ recipient: noora.email });
    const { entries } = await searchAudit({ recordType: "factor-reset", recordId: id, limit: 10 });
    expect(entries.map(({ staffId, deed }) => [staffId, deed])).toEqual([
      [manager.member.id, "answer-factor-reset"],
      [adviser.member.id, "request-factor-reset"],
    ]);
    expect(entries[1]?.fields).toEqual(["state", "paper", "paperEnd"]);
    const { data } = await (await as("auditor")).get(listFactorResetsCall, { params: { id: noora.id } });
    expect(data).toMatchObject({ hasFactor: false, resets: [{ state: "done", paperEnd: "12AB" }] });
  });

  test("is not answered by who requested it, by a role without the right, or twice", async () => {
    const manager = await as("manager");
    const { id } = (await request(manager)).data;
    expect(await answer(manager, id)).toMatchObject({ status: 403, code: "own-reset" });
    expect(await answer(await as("adviser"), id)).toMatchObject({ status: 403, code: "not-allowed" });
    const others = [await as("manager"), await as("administrator"), await as("manager")];
    const replies = await Promise.all(others.map((api) => answer(api, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test("is answered under its own customer alone", async () => {
    const { id } = (await request(await as("adviser"))).data;
    expect(await answer(await as("manager"), id, "done", khalid.id)).toMatchObject({
      status: 404,
      code: "reset-not-found",
    });
    expect(await hasApp()).toBe(true);
  });

  test("has one request at a time, and none where there is nothing to reset", async () => {
    const apis = [await as("adviser"), await as("manager")];
    const replies = await Promise.all(apis.map((api) => request(api)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await request(await as("adviser"), khalid.id)).toMatchObject({ status: 422, code: "no-factor" });
    expect(await request(await as("parts"))).toMatchObject({ status: 403, code: "not-allowed" });
  });

  test("stays where a colleague declines", async () => {
    const { id } = (await request(await as("adviser"))).data;
    expect((await answer(await as("manager"), id, "declined")).status).toBe(200);
    expect(await hasApp()).toBe(true);
    expect((await request(await as("adviser"))).status).toBe(200);
  });
});

describe("the owner, by the link of the mail", () => {
  const secretOf = async (template: string) => {
    const mail = await resetMail(template);
    return tokenIn(mail?.html ?? "") || tokenIn(mail?.plain ?? "");
  };

  test("objects to a request, which is void then", async () => {
    const { id } = (await request(await as("adviser"))).data;
    const token = await secretOf("account-factor-reset-requested");
    expect(await objectableReset(`${token.slice(0, -1)}_`, now())).toBeUndefined();
    expect(await objectToReset(token, now())).toMatchObject({ ok: true, value: { wasDone: false } });
    expect(await answer(await as("manager"), id)).toMatchObject({ status: 409 });
    expect(await objectToReset(token, now())).toMatchObject({ ok: false });
    expect(await hasApp()).toBe(true);
  });

  test("objects to what was done: the password no longer works", async () => {
    const { id } = (await request(await as("adviser"))).data;
    await answer(await as("manager"), id);
    const token = await secretOf("account-factor-reset-done");
    expect(await objectToReset(token, now())).toMatchObject({ ok: true, value: { wasDone: true } });
    const customer = await db()
      .selectFrom("account.customer")
      .select("password_hash")
      .where("id", "=", noora.id)
      .executeTakeFirstOrThrow();
    expect(customer.password_hash).toBeNull();
  });

  test("has seven days for it", async () => {
    const { id } = (await request(await as("adviser"))).data;
    await answer(await as("manager"), id);
    const token = await secretOf("account-factor-reset-done");
    expect(await objectableReset(token, new Date(now().getTime() + 8 * 24 * 60 * 60_000))).toBeUndefined();
  });
});

describe("the record of processing", () => {
  const file = async (role: Role, lang: string) => {
    const { cookie } = await staffMember({ role });
    return office.request("http://localhost/office/export/processing.csv", {
      headers: { cookie: `${cookie}; marsa_language=${lang}`, "sec-fetch-site": "same-origin" },
    });
  };

  test("is a file of every kind of personal data, with purpose and retention, for who watches over them", async () => {
    expect((await file("adviser", "en")).status).toBe(403);
    const answered = await file("auditor", "en");
    const rows: Record<string, string>[] = parse(Buffer.from(await answered.arrayBuffer()), {
      bom: true,
      columns: true,
    });
    const account = rows.find(({ Table }) => Table === "account.customer");
    expect(account).toMatchObject({ Data: "Your account", "Stored for": "As long as you have the account" });
    for (const row of rows) expect(Object.values(row).every((cell) => cell !== "")).toBe(true);
    const { entries } = await searchAudit({ recordType: "register", recordId: "export", limit: 1 });
    expect(entries).toMatchObject([{ deed: "export-processing", via: "export" }]);
  });
});
