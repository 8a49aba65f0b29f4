import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { writeRow } from "../../../../../tests/factories/database/old-row.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";
import { closeAccount, importCustomer } from "../../account.server.ts";
import { verifyBearer } from "../../api.server.ts";
import { unknownDevice } from "../../rules/device.ts";
import type { AccountTables } from "../../tables.ts";
import { setPassword } from "../customers/customers.server.ts";
import { requestPasswordReset, resetPassword } from "../customers/reset-password.server.ts";
import { tokenHash } from "../one-time-token.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import { confirmEmailChange, requestEmailChange, undoEmailChange } from "../settings/change-email.server.ts";
import { exchangeLoginCode, issueLoginCode } from "./login-codes.server.ts";
import { startSession, type TokenPair } from "./sessions.server.ts";

testDatabase();
const site = accountsServer();
const home = () => `${site.origin()}/dashboard`;
const login = { customerId: noora.id, authenticatedAt: now(), device: unknownDevice, providerSession: null };
const soon = () => new Date(now().getTime() + 60_000);
const close = () => inTransaction<unknown, void>((trx) => closeAccount(trx, noora.id, now()));

/** Everything by which somebody could get in: a session, a code, factors and the links of mails. */
async function everyWayIn(): Promise<TokenPair> {
  const owned = { customer_id: noora.id, expires_at: soon() };
  await writeRow("account.password_reset", { ...owned, token_hash: tokenHash("reset") });
  await writeRow("account.email_change", {
    ...owned,
    token_hash: tokenHash("change"),
    email: "new@example.qa",
  });
  await writeRow("account.email_undo", {
    ...owned,
    token_hash: tokenHash("undo"),
    former_email: "old@example.qa",
  });
  await writeRow("account.passkey", { customer_id: noora.id });
  await writeRow("account.authenticator", { customer_id: noora.id });
  await writeRow("account.recovery_code", { customer_id: noora.id });
  return inTransaction<unknown, TokenPair>((trx) => startSession(trx, login, now()));
}

beforeAll(() => importCustomer(noora, now()));
beforeEach(async () => {
  const db = database<AccountTables>();
  await db.updateTable("account.customer").set({ closed_at: null }).execute();
  await setPassword(noora.id, await hashPassword(noora.password));
});

describe("an account that is closed", () => {
  test("has no session, factor or link left", async () => {
    const tokens = await everyWayIn();
    const code = await issueLoginCode(login, home(), now());
    await close();
    expect(await verifyBearer(tokens.accessToken, now())).toBeUndefined();
    const presented = { code: code ?? "", redirectUrl: home() };
    expect(await exchangeLoginCode(presented, now())).toMatchObject({ ok: false });
    for (const table of [
      "passkey",
      "authenticator",
      "recovery_code",
      "password_reset",
      "email_change",
      "email_undo",
    ] as const)
      expect(await database<AccountTables>().selectFrom(`account.${table}`).selectAll().execute()).toEqual(
        [],
      );
  });

  test("takes no link that is written while it is being closed", async () => {
    await close();
    await everyWayIn();
    const reset = { token: "reset", password: "four camels under palms", language: "en" } as const;
    expect(await resetPassword(reset, now())).toMatchObject({ ok: false, code: "link-invalid" });
    expect(await confirmEmailChange("change", now())).toMatchObject({ ok: false, code: "link-invalid" });
    expect(await undoEmailChange("undo", now())).toMatchObject({ ok: false, code: "link-invalid" });
    expect(await issueLoginCode(login, home(), now())).toBeUndefined();
  });

  test("gets no new link, whatever is requested for it", async () => {
    await close();
    const before = (await newestMessages()).length;
    await requestPasswordReset(noora.email, { language: "en", returnAddress: home(), now: now() });
    const wanted = { email: "other@example.qa", language: "en" } as const;
    expect(await inTransaction((trx) => requestEmailChange(trx, noora.id, wanted, now()))).toMatchObject({
      ok: false,
      code: "not-found",
    });
    expect(await newestMessages()).toHaveLength(before);
  });

  test("lets nobody sign in, also with a password that came back", async () => {
    await close();
    await setPassword(noora.id, await hashPassword(noora.password));
    const browser = new FormBrowser();
    const form = await browser.open(
      `${site.origin()}/accounts/login?lang=en&redirect_url=${encodeURIComponent(home())}`,
    );
    const fields = { email: noora.email, password: noora.password };
    expect((await browser.submit(form, fields, home())).html).toContain("This sign-in has expired");
  });

  test("keeps no session of a code that is exchanged at the same moment, in any of 10 rounds", async () => {
    for (let round = 0; round < 10; round += 1) {
      await database<AccountTables>().updateTable("account.customer").set({ closed_at: null }).execute();
      const code = (await issueLoginCode(login, home(), now())) ?? "";
      const [exchanged] = await Promise.all([
        exchangeLoginCode({ code, redirectUrl: home() }, now()),
        close(),
      ]);
      if (exchanged.ok) expect(await verifyBearer(exchanged.value.accessToken, now())).toBeUndefined();
    }
  });
});
