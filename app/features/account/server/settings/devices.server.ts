import type { SignedInCustomer } from "#app/platform/api/api-server.server.ts";
import { config } from "#app/platform/config.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import type { RequestOrigin } from "#app/platform/security/security-line.server.ts";
import { latestEnd } from "../../rules/refresh-rotation.ts";
import type { SignedInDevice } from "../../settings-calls.ts";
import type { AccountTables } from "../../tables.ts";
import { endOtherSessions, endSession } from "../sessions/end-sessions.server.ts";
import { logSecurity } from "../sign-in/security-log.server.ts";

/** Where a customer is signed in: this device first, then by last use. */
export async function devicesOf(
  { id, sessionId }: Pick<SignedInCustomer, "id" | "sessionId">,
  now: Date,
): Promise<SignedInDevice[]> {
  const sessions = await database<AccountTables>()
    .selectFrom("account.session")
    .select(["id", "browser", "system", "created_at", "last_used_at"])
    .where("customer_id", "=", id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .execute();
  return sessions
    .map(({ id: session, browser, system, created_at: signedInAt, last_used_at: lastUsedAt }) => ({
      id: session,
      browser,
      system,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: (lastUsedAt ?? signedInAt).toISOString(),
      endsAt: latestEnd(signedInAt, config.accounts.sessionDays).toISOString(),
      isThis: session === sessionId,
    }))
    .sort(
      (one, other) =>
        Number(other.isThis) - Number(one.isThis) || other.lastUsedAt.localeCompare(one.lastUsedAt),
    );
}

/** Signs a customer out on one of their devices; false where they have no such device. */
export async function signOutDevice(
  customerId: string,
  sessionId: string,
  from: RequestOrigin,
  now: Date,
): Promise<boolean> {
  const isEnded = await inTransaction<unknown, boolean>((trx) =>
    endSession(trx, { customerId, sessionId }, now),
  );
  if (isEnded) logSecurity("sign-out", from, { customerId, sessionId });
  return isEnded;
}

/** Signs a customer out everywhere but here; answers on how many devices. */
export async function signOutOtherDevices(
  { id: customerId, sessionId }: Pick<SignedInCustomer, "id" | "sessionId">,
  from: RequestOrigin,
  now: Date,
): Promise<number> {
  const ended = await inTransaction<unknown, number>((trx) =>
    endOtherSessions(trx, { customerId, sessionId }, now),
  );
  if (ended > 0) logSecurity("sign-out-others", from, { customerId });
  return ended;
}
