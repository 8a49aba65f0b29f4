import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import type { IdentityPaper, ResetState } from "../../rules/factor-reset.ts";
import type { AccountTables } from "../../tables.ts";
import { hasFactor } from "./factor-resets.server.ts";

/** What staff see: whether there is a factor to reset, and the resets of the last days, the newest first. */
export async function resetsForStaff(customerId: string, now: Date) {
  const trx = database<AccountTables>() as unknown as AnyTransaction;
  const rows = await tablesOf<AccountTables>(trx)
    .selectFrom("account.factor_reset")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .orderBy("requested_at", "desc")
    .execute();
  const resets = rows.map((row) => ({
    id: row.id,
    version: row.version,
    paperEnd: row.paper_end,
    requestedById: row.requested_by_id,
    state: row.state as ResetState,
    paper: row.paper as IdentityPaper,
    requestedBy: row.requested_by_name,
    requestedAt: row.requested_at.toISOString(),
    answeredBy: row.answered_by_name,
  }));
  return { hasFactor: await hasFactor(trx, customerId), resets };
}

/** What another member of staff requested and nobody has answered yet, the oldest first; each lapses by itself. */
export async function resetsWaiting(staffId: string, now: Date) {
  const rows = await database<AccountTables>()
    .selectFrom("account.factor_reset")
    .select(["id", "customer_id", "paper", "requested_by_name", "requested_at", "expires_at"])
    .where("state", "=", "requested")
    .where("expires_at", ">", now)
    .where("requested_by_id", "<>", staffId)
    .orderBy("requested_at")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    customerId: row.customer_id,
    paper: row.paper as IdentityPaper,
    requestedBy: row.requested_by_name,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
  }));
}
