import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { demoPeople, khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";
import { confirmPhone, importCustomer } from "../../account.server.ts";
import { verifyBearer } from "../../api.server.ts";
import { unknownDevice } from "../../rules/device.ts";
import type { AccountTables } from "../../tables.ts";
import { findById } from "../customers/customers.server.ts";
import { endOtherSessions } from "../sessions/end-sessions.server.ts";
import { startSession, type TokenPair } from "../sessions/sessions.server.ts";
import { confirmEmailChange, requestEmailChange, undoEmailChange } from "./change-email.server.ts";
import { provideTextPlaces } from "./text-places.server.ts";

const textPlaces: Parameters<typeof provideTextPlaces>[0] = async (_, __, phone) =>
  phone ? { to: phone, channel: "sms" } : undefined;
testDatabase();
const site = accountsServer();
beforeAll(async () => {
  provideTextPlaces(textPlaces);
  for (const person of demoPeople) await importCustomer(person, now());
});
beforeEach(async () => {
  const db = database<AccountTables>();
  for (const table of ["email_change", "email_undo", "attempt"] as const)
    await db.deleteFrom(`account.${table}`).execute();
  await db.updateTable("account.customer").set({ email: noora.email }).where("id", "=", noora.id).execute();
});

const request = (email: string, person = noora) =>
  inTransaction((trx) => requestEmailChange(trx, person.id, { email, language: "en" }, now()));
async function tokenFrom(template: string, to: string): Promise<string> {
  const mail = (await newestMessages()).find((one) => one.template === template && one.recipient === to);
  return /token=([\w-]+)/.exec(mail?.plain ?? "")?.[1] ?? "";
}
const emailOf = async (id = noora.id) => (await findById(id))?.email;
const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000);
async function changed(email: string): Promise<string> {
  await request(email);
  await confirmEmailChange(await tokenFrom("account-new-address", email), now());
  return tokenFrom("account-email-changed", noora.email);
}

describe("a new address", () => {
  test("counts once its link is followed, and the former one and the number are notified", async () => {
    expect(await request("noora.one@example.qa")).toMatchObject({ ok: true });
    expect(await emailOf()).toBe(noora.email);
    const link = `${site.origin()}/accounts/email?lang=en&token=${await tokenFrom("account-new-address", "noora.one@example.qa")}`;
    const page = await new FormBrowser().open(link);
    expect(page.html).toContain("noora.one@example.qa");
    expect(await emailOf()).toBe(noora.email);
    expect((await new FormBrowser().submit(page, {}, "none")).html).toContain("Your address is changed");
    expect(await emailOf()).toBe("noora.one@example.qa");
    const notices = (await newestMessages()).filter(({ template }) => template === "account-email-changed");
    expect(notices.map(({ channel, recipient }) => [channel, recipient]).sort()).toEqual([
      ["mail", noora.email],
      ["sms", `+974${noora.phone}`],
    ]);
    for (const { html, plain } of notices) expect(html + plain).not.toContain("noora.one");
    expect((await fetch(link)).status).toBe(400);
  });

  test.each([
    ["en", "Your address is changed", "You sign in with", "Continue"],
    ["ar", "تم تغيير بريدك", "أصبح تسجيل دخولك بالبريد", "متابعة"],
  ])("is confirmed in the language in which its link is read, as %s", async (language, ...words) => {
    await request("noora.read@example.qa");
    const token = await tokenFrom("account-new-address", "noora.read@example.qa");
    const link = `${site.origin()}/accounts/email?lang=${language}&token=${token}`;
    const page = await new FormBrowser().open(link);
    const { html } = await new FormBrowser().submit(page, {}, "none");
    for (const said of [`<html lang="${language}"`, ...words]) expect(html).toContain(said);
  });

  test("of another account answers alike, changes nothing, and its owner is notified", async () => {
    expect(await request(khalid.email)).toEqual({ ok: true, value: { email: khalid.email } });
    expect(await tokenFrom("account-new-address", khalid.email)).toBe("");
    const notices = (await newestMessages()).filter(({ template }) => template === "account-address-in-use");
    expect(notices.map(({ recipient }) => recipient)).toEqual([khalid.email]);
    expect(await emailOf()).toBe(noora.email);
  });

  test("is said at once to the present address and the number, without itself", async () => {
    await request("noora.two@example.qa");
    const notices = (await newestMessages()).filter(({ template }) => template === "account-email-requested");
    expect(
      notices
        .slice(0, 2)
        .map(({ channel, recipient }) => [channel, recipient])
        .sort(),
    ).toEqual([
      ["mail", noora.email],
      ["sms", `+974${noora.phone}`],
    ]);
    expect(JSON.stringify(notices)).not.toContain("noora.two");
  });

  test("that waits is void once the others are signed out, as by a new password", async () => {
    await request("thief@example.qa");
    const token = await tokenFrom("account-new-address", "thief@example.qa");
    const own = { customerId: noora.id, sessionId: "own" };
    await inTransaction((trx) => endOtherSessions(trx, own, now()));
    expect(await confirmEmailChange(token, now())).toMatchObject({ ok: false, code: "link-invalid" });
  });

  test("that two accounts confirm at the same moment becomes that of one, and the other link is refused", async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `race${round}@example.qa`;
      const tokens: string[] = [];
      for (const person of [noora, khalid]) {
        await request(email, person);
        tokens.push(await tokenFrom("account-new-address", email));
      }
      await database<AccountTables>().deleteFrom("account.attempt").execute();
      const outcomes = await Promise.all(tokens.map((token) => confirmEmailChange(token, now())));
      expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    }
    for (const { id, email } of [noora, khalid])
      await database<AccountTables>()
        .updateTable("account.customer")
        .set({ email })
        .where("id", "=", id)
        .execute();
  });

  test("that the customer has already is refused", async () => {
    expect(await request(noora.email)).toMatchObject({ ok: false, code: "email-unchanged" });
  });

  test("may be requested three times, then there is a wait", async () => {
    for (const n of [1, 2, 3]) expect(await request(`noora.x${n}@example.qa`)).toMatchObject({ ok: true });
    expect(await request("noora.x4@example.qa")).toMatchObject({ ok: false, code: "too-many-mails" });
  });

  test("requested twice at once leaves one link that works", async () => {
    await Promise.all([request("noora.a@example.qa"), request("noora.b@example.qa")]);
    const tokens = await Promise.all(
      ["noora.a@example.qa", "noora.b@example.qa"].map((to) => tokenFrom("account-new-address", to)),
    );
    const outcomes = await Promise.all(tokens.map((token) => confirmEmailChange(token, now())));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("of one link, followed ten times at once, is set once", async () => {
    await request("noora.c@example.qa");
    const token = await tokenFrom("account-new-address", "noora.c@example.qa");
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => confirmEmailChange(token, now())));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("of a link that is a day old is refused", async () => {
    await request("noora.d@example.qa");
    const token = await tokenFrom("account-new-address", "noora.d@example.qa");
    expect(await confirmEmailChange(token, inDays(1))).toMatchObject({ ok: false });
  });
});

describe("a change that is taken back", () => {
  test("brings the address back, ends every session and voids the password, without a session of one's own", async () => {
    const login = {
      customerId: noora.id,
      authenticatedAt: now(),
      device: unknownDevice,
      providerSession: null,
    };
    const thief = await inTransaction<unknown, TokenPair>((trx) => startSession(trx, login, now()));
    const undo = await changed("thief@example.qa");
    const page = await new FormBrowser().open(`${site.origin()}/accounts/email/undo?lang=ar&token=${undo}`);
    expect(page.html).toContain('dir="rtl"');
    expect((await new FormBrowser().submit(page, {}, "none")).html).toContain("عاد حسابك إليك");
    expect(await findById(noora.id)).toMatchObject({ email: noora.email, password_hash: null });
    expect(await verifyBearer(thief.accessToken, now())).toBeUndefined();
  });

  test("lets go of a number that was confirmed since then, and of no earlier one", async () => {
    const released: [string, Date][] = [];
    provideTextPlaces(textPlaces, async (_, customerId, since) => void released.push([customerId, since]));
    const confirmed = (phone: string) =>
      inTransaction<unknown, void>((trx) => confirmPhone(trx, noora.id, phone, now()));
    await confirmed("55000001");
    const first = await changed("thief4@example.qa");
    await undoEmailChange(first, now());
    expect((await findById(noora.id))?.phone).toBe("55000001");
    const second = await changed("thief5@example.qa");
    await confirmed("55000002");
    await undoEmailChange(second, now());
    expect(await findById(noora.id)).toMatchObject({ phone: "", phone_confirmed_at: null });
    expect(released.at(-1)?.[0]).toBe(noora.id);
    await confirmed(noora.phone);
  });

  test("takes later changes back with it: their links no longer work", async () => {
    const first = await changed("thief1@example.qa");
    await request("thief2@example.qa");
    await confirmEmailChange(await tokenFrom("account-new-address", "thief2@example.qa"), now());
    const second = await tokenFrom("account-email-changed", "thief1@example.qa");
    expect(await undoEmailChange(first, now())).toMatchObject({ ok: true, value: { email: noora.email } });
    expect(await undoEmailChange(second, now())).toMatchObject({ ok: false });
    expect(await emailOf()).toBe(noora.email);
  });

  test("works for seven days, and once", async () => {
    const undo = await changed("noora.e@example.qa");
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => undoEmailChange(undo, inDays(6.9))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const link = await changed("noora.f@example.qa");
    expect(await undoEmailChange(link, inDays(7))).toMatchObject({ ok: false });
  });

  test("is refused where the former address has an account of its own by now", async () => {
    const undo = await changed("noora.g@example.qa");
    await importCustomer(
      { ...khalid, id: "01976f00-0000-7000-8000-00000000beef", email: noora.email },
      now(),
    );
    expect(await undoEmailChange(undo, now())).toMatchObject({ ok: false, code: "link-invalid" });
    await database<AccountTables>()
      .deleteFrom("account.customer")
      .where("id", "=", "01976f00-0000-7000-8000-00000000beef")
      .execute();
  });
});
