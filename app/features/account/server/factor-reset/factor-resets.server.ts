import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { resetRefusals } from "../../refusals.ts";
import { type IdentityPaper, objectionLifeMs, requestLifeMs } from "../../rules/factor-reset.ts";
import type { AccountTables, FactorReset } from "../../tables.ts";
import { lockedCustomer } from "../customers/customers.server.ts";
import { removeAuthenticator } from "../factors/authenticator.server.ts";
import { builtInIssuer } from "../openid/audience.server.ts";
import { endAllSessions } from "../sessions/end-sessions.server.ts";
import { notifyOfReset } from "./reset-mails.server.ts";
import { resetOfToken } from "./reset-token.server.ts";

type Refusal = keyof typeof resetRefusals;

interface ResetRequest {
  readonly by: StaffActor;
  readonly customerId: string;
  /** The paper whose original was seen, and the last four characters of its number. */
  readonly paper: IdentityPaper;
  readonly paperEnd: string;
  readonly now: Date;
}

/**
 * Requests that a customer's second factor is removed; the customer is notified, and may object. Refuses an account without
 * one, a closed one, one of another issuer, and a second request while one waits.
 */
export async function requestFactorReset(
  trx: AnyTransaction,
  { by, customerId, paper, paperEnd, now }: ResetRequest,
): Promise<Result<{ readonly id: string; readonly version: number }, Refusal>> {
  const customer = await lockedCustomer(trx, customerId);
  if (customer?.issuer !== builtInIssuer || customer.closed_at !== null) return refuse("no-factor");
  if (!(await hasFactor(trx, customerId))) return refuse("no-factor");
  const db = tablesOf<AccountTables>(trx);
  // One that waited for too long makes room.
  await db
    .deleteFrom("account.factor_reset")
    .where("customer_id", "=", customerId)
    .where("state", "=", "requested")
    .where("expires_at", "<=", now)
    .execute();
  const id = newId<"FactorReset">(now.getTime());
  const made = await db
    .insertInto("account.factor_reset")
    .values({
      id,
      customer_id: customerId,
      state: "requested",
      paper,
      paper_end: paperEnd,
      requested_by_id: by.staffId,
      requested_by_name: by.name,
      requested_at: now,
      expires_at: new Date(now.getTime() + requestLifeMs),
    })
    .onConflict((conflict) => conflict.column("customer_id").where("state", "=", "requested").doNothing())
    .returning("version")
    .executeTakeFirst();
  if (made === undefined) return refuse("reset-waits");
  await notifyOfReset(trx, customer, { id, what: "requested", now });
  return succeed({ id, version: made.version });
}

interface ResetAnswer {
  readonly by: StaffActor;
  readonly customerId: string;
  readonly id: string;
  readonly version: number;
  readonly answer: "done" | "declined";
  /** Whether this member may answer what that one requested. */
  readonly mayApprove: (approverId: string, requesterId: string) => boolean;
  readonly now: Date;
}

/**
 * Answers a request: `done` removes app, recovery codes and passkeys and ends every session, and the customer is notified. Refuses who
 * requested it, and what was answered, objected to or left for too long meanwhile.
 */
export async function answerFactorReset(
  trx: AnyTransaction,
  { by, customerId, id, version, answer, mayApprove, now }: ResetAnswer,
): Promise<Result<{ readonly id: string; readonly version: number }, Refusal>> {
  const customer = await lockedCustomer(trx, customerId);
  const reset = await resetOf(trx, id);
  if (customer === undefined || reset?.customer_id !== customerId) return refuse("reset-not-found");
  if (reset.state !== "requested" || reset.version !== version) return refuse("changed-meanwhile");
  if (reset.expires_at <= now) return refuse("reset-over");
  if (!mayApprove(by.staffId, reset.requested_by_id)) return refuse("own-reset");
  const changed = await tablesOf<AccountTables>(trx)
    .updateTable("account.factor_reset")
    .set(({ eb }) => ({
      state: answer,
      version: eb("version", "+", 1),
      answered_at: now,
      answered_by_id: by.staffId,
      answered_by_name: by.name,
      expires_at: new Date(now.getTime() + objectionLifeMs),
    }))
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  if (answer === "done") {
    await removeFactors(trx, customerId);
    await endAllSessions(trx, customerId, now);
    await notifyOfReset(trx, customer, { id, what: "done", now });
  }
  return succeed({ id, version: changed.version });
}

/** The reset that a mail's link may object to. */
export async function objectableReset(token: string, now: Date): Promise<FactorReset | undefined> {
  const id = resetOfToken(token);
  if (id === undefined) return undefined;
  const row = await database<AccountTables>()
    .selectFrom("account.factor_reset")
    .selectAll()
    .where("id", "=", id)
    .where("state", "in", ["requested", "done"])
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row as FactorReset | undefined;
}

/**
 * The owner objects, once: a request is void. After the reset the one who came in by it is put out: all devices are signed out, and
 * password and factors no longer work, so the reader of the mail chooses a new password.
 */
export async function objectToReset(
  token: string,
  now: Date,
): Promise<Result<{ readonly customerId: string; readonly wasDone: boolean }, "link-invalid">> {
  const found = await objectableReset(token, now);
  if (found === undefined) return refuse("link-invalid");
  return inTransaction(async (trx) => {
    const { id, customer_id: customerId } = found;
    const db = tablesOf<AccountTables>(trx);
    await lockedCustomer(trx, customerId);
    // As it is once those who answer it are done.
    const reset = await resetOf(trx, id);
    if (reset?.state !== "requested" && reset?.state !== "done") return refuse("link-invalid");
    await db
      .updateTable("account.factor_reset")
      .set(({ eb }) => ({ state: "objected", version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    const wasDone = reset.state === "done";
    if (wasDone) {
      await db
        .updateTable("account.customer")
        .set({ password_hash: null })
        .where("id", "=", customerId)
        .execute();
      await db.deleteFrom("account.password_reset").where("customer_id", "=", customerId).execute();
      await removeFactors(trx, customerId);
      await endAllSessions(trx, customerId, now);
    }
    return succeed({ customerId, wasDone });
  });
}

export async function hasFactor(trx: AnyTransaction, customerId: string): Promise<boolean> {
  const db = tablesOf<AccountTables>(trx);
  const app = await db
    .selectFrom("account.authenticator")
    .select("customer_id")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return app !== undefined;
}

async function removeFactors(trx: AnyTransaction, customerId: string): Promise<void> {
  await removeAuthenticator(trx, customerId);
  await tablesOf<AccountTables>(trx)
    .deleteFrom("account.passkey")
    .where("customer_id", "=", customerId)
    .execute();
}

function resetOf(trx: AnyTransaction, id: string) {
  return tablesOf<AccountTables>(trx)
    .selectFrom("account.factor_reset")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}
