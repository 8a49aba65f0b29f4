import { beforeAll, describe, expect, test } from "vitest";
import { accountApi } from "#app/features/account/api.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { apiOnDemo } from "../../../../../tests/factories/demo-api.ts";
import { notifyOfExport } from "../../account.server.ts";
import { verifyBearer } from "../../api.server.ts";
import { deviceOf, unknownDevice } from "../../rules/device.ts";
import { decodeToken } from "../../session/session-token.ts";
import type { Account, SignedInDevice } from "../../settings-calls.ts";
import type { AccountTables } from "../../tables.ts";
import { findById } from "../customers/customers.server.ts";
import { isPasswordOf } from "../passwords/password.server.ts";
import { rotateSession, startSession, type TokenPair } from "../sessions/sessions.server.ts";
import { changePassword } from "./change-password.server.ts";
import { provideTextPlaces } from "./text-places.server.ts";

testDatabase();
const { get, post, patch, remove } = apiOnDemo([accountApi], async () => undefined);
beforeAll(() =>
  provideTextPlaces(async (_, __, phone) =>
    phone === undefined ? undefined : { to: phone, channel: "sms" },
  ),
);

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";
function begin(person = noora, at = now(), userAgent = ""): Promise<TokenPair> {
  const device = userAgent === "" ? unknownDevice : deviceOf(userAgent);
  const login = { customerId: person.id, authenticatedAt: at, device, providerSession: null };
  return inTransaction<unknown, TokenPair>((trx) => startSession(trx, login, at));
}
const isOpen = async ({ accessToken }: TokenPair) => (await verifyBearer(accessToken, now())) !== undefined;

describe("a customer's own account", () => {
  test("shows what it is, and until when the sign-in is fresh", async () => {
    const { status, data } = await get<Account>("/v3/account");
    expect(status).toBe(200);
    const { firstName, lastName, email } = noora;
    expect(data).toMatchObject({ firstName, lastName, email, isOwnIssuer: true });
    const left = Date.parse(data.freshUntil ?? "") - now().getTime();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(5 * 60_000);
  });

  test("has another name after it is changed, in the next tokens too", async () => {
    const tokens = await begin(khalid);
    const body = { firstName: " Khalid  ", lastName: "Al Emadi" };
    expect(await patch("/v3/account", body, { as: khalid })).toMatchObject({
      status: 200,
      data: { firstName: "Khalid", lastName: "Al Emadi" },
    });
    const renewed = await rotateSession(tokens.refreshToken, now());
    const [, payload = ""] = renewed.ok ? renewed.value.accessToken.split(".") : [];
    expect(Buffer.from(payload, "base64url").toString()).toContain("Al Emadi");
  });

  test("has an Arabic name where they gave one: in tokens and in Arabic mails, until it is taken away", async () => {
    const { firstName, lastName } = khalid;
    const shown = async () => (await get<Account>("/v3/account", { as: khalid })).data.nameAr;
    const change = (nameAr?: string) =>
      patch("/v3/account", { firstName, lastName, ...(nameAr !== undefined && { nameAr }) }, { as: khalid });
    expect(await change("عَبد الرحمن  بن حمد المناعي")).toMatchObject({
      data: { nameAr: "عبد الرحمن بن حمد المناعي" },
    });
    await change();
    expect(await shown()).toBe("عبد الرحمن بن حمد المناعي");
    expect(decodeToken((await begin(khalid)).accessToken)?.user.nameAr).toBe(await shown());
    for (const [language, greeting] of [
      ["ar", "مرحباً عبد الرحمن،"],
      ["en", `Hello ${firstName},`],
    ] as const) {
      await patch("/v3/account/language", { messageLanguage: language }, { as: khalid });
      await inTransaction<unknown, void>((trx) => notifyOfExport(trx, khalid.id, language));
      const [mail] = (await newestMessages()).filter(({ channel }) => channel === "mail");
      expect(JSON.stringify(mail)).toContain(greeting);
    }
    expect(await change("")).toMatchObject({ status: 200 });
    expect(await shown()).toBe("");
    expect(decodeToken((await begin(khalid)).accessToken)?.user).not.toHaveProperty("nameAr");
  });

  test.each(["Khalid", "خالد 2", "خ".repeat(61)])("takes no Arabic name like %s", async (nameAr) => {
    const { status, fields } = await patch("/v3/account", { firstName: "A", lastName: "B", nameAr });
    expect([status, fields?.[0]?.path]).toEqual([422, "nameAr"]);
  });

  test.each([{ firstName: "" }, { firstName: "A1" }, { firstName: "x".repeat(31) }])(
    "takes no name like %j",
    async (wrong) => {
      const { status, fields } = await patch("/v3/account", {
        lastName: "Ali",
        ...wrong,
      });
      expect([status, fields?.[0]?.path]).toEqual([422, "firstName"]);
    },
  );
});

describe("a new password", () => {
  test("is not set by a device that is signed out while it is hashed", async () => {
    const mine = await begin(khalid);
    const customer = await verifyBearer(mine.accessToken, now());
    if (customer === undefined) throw new Error("not signed in");
    await remove("/v3/account/devices", { as: khalid });
    const before = (await findById(khalid.id))?.password_hash;
    const from = { requestId: "test", address: "127.0.0.1" };
    const change = { password: "six camels under palms", language: "en", from } as const;
    expect(await changePassword(customer, change, now())).toMatchObject({ ok: false, code: "not-signed-in" });
    expect((await findById(khalid.id))?.password_hash).toBe(before);
  });

  test("ends all other sessions, is said by mail and text without itself, and opens the account", async () => {
    const [mine, other] = [await begin(khalid), await begin(khalid)];
    const password = "four camels under palms";
    const answer = await post("/v3/account/password", { password }, { token: mine.accessToken });
    expect(answer.status).toBe(200);
    expect([await isOpen(mine), await isOpen(other)]).toEqual([true, false]);
    expect(await isPasswordOf((await findById(khalid.id))?.password_hash, password)).toBe(true);
    const notices = (await newestMessages()).filter(
      ({ template }) => template === "account-password-changed",
    );
    expect(notices.map(({ channel, recipient }) => [channel, recipient]).sort()).toEqual([
      ["mail", khalid.email],
      ["sms", `+974${khalid.phone}`],
    ]);
    expect(JSON.stringify(notices)).not.toContain(password);
  });

  test("leaves no trace of itself where answers are stored", async () => {
    const stored = await database<{ "platform.idempotency": { answer: unknown; request_hash: string } }>()
      .selectFrom("platform.idempotency")
      .selectAll()
      .execute();
    const before = stored.length;
    await post("/v3/account/password", { password: "six camels under palms" }, { as: khalid });
    const after = await database<{ "platform.idempotency": { answer: unknown } }>()
      .selectFrom("platform.idempotency")
      .selectAll()
      .execute();
    expect(after).toHaveLength(before);
  });

  test.each([
    ["short", /8 characters/],
    ["password1", /many people use it/],
    [`${noora.firstName} ${noora.lastName}`, /made of your name/],
  ])("is refused at its field: %s", async (password, reason) => {
    const { status, fields } = await post("/v3/account/password", { password });
    expect([status, fields?.[0]?.path]).toEqual([422, "password"]);
    expect(fields?.[0]?.message).toMatch(reason);
  });
});

describe("devices", () => {
  test("are listed by name and use, this one first, and none that is signed out", async () => {
    const [mine, phone] = [await begin(), await begin(noora, now(), iPhone)];
    await begin(khalid, now(), iPhone);
    const { data } = await get<{ devices: SignedInDevice[] }>("/v3/account/devices", {
      token: mine.accessToken,
    });
    expect(data.devices[0]).toMatchObject({ isThis: true, browser: "" });
    const { signedInAt = "", endsAt = "" } = data.devices[0] ?? {};
    expect(Date.parse(endsAt) - Date.parse(signedInAt)).toBe(90 * 24 * 60 * 60_000);
    const named = data.devices.filter(({ browser }) => browser === "Safari");
    expect(named).toMatchObject([{ system: "iPhone", isThis: false }]);
    await remove(`/v3/account/devices/${named[0]?.id}`, { token: mine.accessToken });
    expect(await isOpen(phone)).toBe(false);
    const left = await get<{ devices: SignedInDevice[] }>("/v3/account/devices", { token: mine.accessToken });
    expect(left.data.devices.map(({ id }) => id)).not.toContain(named[0]?.id);
  });

  test.each(["one", "all others"])("%s take a fresh sign-in to be signed out", async (which) => {
    const other = await begin();
    const stale = await begin(noora, new Date(now().getTime() - 6 * 60_000));
    const id = (await verifyBearer(other.accessToken, now()))?.sessionId ?? "";
    const path = which === "one" ? `/v3/account/devices/${id}` : "/v3/account/devices";
    expect(await remove(path, { token: stale.accessToken })).toMatchObject({
      status: 403,
      code: "sign-in-again",
    });
    expect(await isOpen(other)).toBe(true);
  });

  test("of another customer are not found, and stay signed in", async () => {
    const theirs = await begin(khalid);
    const id = (await verifyBearer(theirs.accessToken, now()))?.sessionId ?? "";
    expect(await remove(`/v3/account/devices/${id}`)).toMatchObject({ status: 404, code: "not-found" });
    expect(await isOpen(theirs)).toBe(true);
  });

  test("are signed out all but this one; ten callers at once sign each out once", async () => {
    const mine = await begin();
    const others = await Promise.all(Array.from({ length: 3 }, () => begin()));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        remove<{ signedOut: number }>("/v3/account/devices", { token: mine.accessToken }),
      ),
    );
    const counts = answers.map(({ data }) => data.signedOut);
    expect(counts.filter((count) => count > 0)).toHaveLength(1);
    expect(await Promise.all(others.map(isOpen))).toEqual([false, false, false]);
    expect(await isOpen(mine)).toBe(true);
  });

  test("that are signed out lose their session at the accounts site as well", async () => {
    const record = { model: "Session", id: "jti-1", uid: "provider-1", grant_id: null, user_code: null };
    await database<AccountTables>()
      .insertInto("account.oidc_record")
      .values({
        ...record,
        payload: JSON.stringify({ accountId: noora.id }),
        consumed_at: null,
        expires_at: null,
      })
      .execute();
    const tokens = await begin();
    const id = (await verifyBearer(tokens.accessToken, now()))?.sessionId ?? "";
    await database<AccountTables>()
      .updateTable("account.session")
      .set({ provider_session: "provider-1" })
      .where("id", "=", id)
      .execute();
    await remove(`/v3/account/devices/${id}`, { token: tokens.accessToken });
    const left = await database<AccountTables>()
      .selectFrom("account.oidc_record")
      .select("id")
      .where("uid", "=", "provider-1")
      .execute();
    expect(left).toEqual([]);
  });
});
