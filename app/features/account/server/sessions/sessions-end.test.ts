import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { demoPeople, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { tokenChecker } from "../../../../../tests/factories/program/token-checker.ts";
import { importCustomer, verifyAccessToken } from "../../account.server.ts";
import { unknownDevice } from "../../rules/device.ts";
import type { AccountTables } from "../../tables.ts";
import { resetPassword } from "../customers/reset-password.server.ts";
import { newToken, tokenHash } from "../one-time-token.server.ts";
import { revokeSession, rotateSession, startSession, type TokenPair } from "./sessions.server.ts";

const { url } = testDatabase();
let other: ReturnType<typeof tokenChecker>;
beforeAll(async () => {
  for (const person of demoPeople) await importCustomer(person, now());
  other = tokenChecker(url);
});
afterAll(() => other.stop());

const begin = () =>
  inTransaction((trx) =>
    startSession(
      trx,
      { customerId: noora.id, authenticatedAt: now(), device: unknownDevice, providerSession: null },
      now(),
    ),
  );

async function resetLink(): Promise<string> {
  const token = newToken();
  await database<AccountTables>()
    .insertInto("account.password_reset")
    .values({
      token_hash: tokenHash(token),
      customer_id: noora.id,
      return_address: "/",
      expires_at: new Date(now().getTime() + 60_000),
    })
    .execute();
  return token;
}

const ends: Readonly<Record<string, (session: TokenPair) => Promise<unknown>>> = {
  logout: ({ refreshToken }) => revokeSession(refreshToken, now()),
  "a new password": async () =>
    resetPassword({ token: await resetLink(), password: "a new one", language: "en" }, now()),
  "a refresh token that comes back": async ({ refreshToken }) => {
    await rotateSession(refreshToken, new Date(now().getTime() - 61_000));
    return rotateSession(refreshToken, now());
  },
};

describe.each(Object.entries(ends))("after %s", (_, end) => {
  test("neither this process nor another takes the access token, in any of 20 rounds", async () => {
    for (let round = 0; round < 20; round += 1) {
      const session = await begin();
      expect(await other.isGood(session.accessToken)).toBe(true);
      await end(session);
      const [here, there] = await Promise.all([
        verifyAccessToken(session.accessToken, now()),
        other.isGood(session.accessToken),
      ]);
      expect([here.ok, there]).toEqual([false, false]);
    }
  });

  test("no call that begins once it has ended gets through, while calls go on all the time", async () => {
    const session = await begin();
    let hasEnded = false;
    const afterwards: boolean[] = [];
    const calls = Array.from({ length: 4 }, async () => {
      for (let call = 0; call < 40; call += 1) {
        const began = hasEnded;
        const isGood = await other.isGood(session.accessToken);
        if (began) afterwards.push(isGood);
      }
    });
    await other.isGood(session.accessToken);
    await end(session);
    hasEnded = true;
    await Promise.all(calls);
    afterwards.push(await other.isGood(session.accessToken));
    expect(new Set(afterwards)).toEqual(new Set([false]));
  });
});

test("another session of the same customer goes on after logout", async () => {
  const [mine, others] = [await begin(), await begin()];
  await revokeSession(mine.refreshToken, now());
  expect(await other.isGood(others.accessToken)).toBe(true);
});

test("a refresh that meets a logout leaves no token that is good", async () => {
  for (let round = 0; round < 20; round += 1) {
    const session = await begin();
    const [refreshed] = await Promise.all([
      rotateSession(session.refreshToken, now()),
      revokeSession(session.refreshToken, now()),
    ]);
    const newest = refreshed.ok ? refreshed.value.accessToken : session.accessToken;
    expect(await other.isGood(newest)).toBe(false);
  }
});
