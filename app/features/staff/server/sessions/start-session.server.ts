import { sql } from "kysely";
import { newId } from "#app/lib/id.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { StaffTables } from "../../tables.ts";
import { newToken, tokenHash } from "../token-hash.server.ts";

export interface NewSession {
  readonly memberId: string;
  /** The registered device on which it is, which shortens it and lets the PIN count there from now on. */
  readonly deviceId?: string | undefined;
  /** When they signed in with password or passkey. */
  readonly authenticatedAt: Date;
  /** What they signed in with: `otp`, `passkey`, `pin`. */
  readonly factors?: readonly string[] | undefined;
  readonly now: Date;
}

export interface StartedSession {
  readonly sessionId: string;
  /** For the cookie; only its hash is stored. */
  readonly token: string;
}

/** Begins a session of a member who has just signed in. On a device it also notes the sign-in, unless it was by PIN. */
export async function startSession(
  transaction: AnyTransaction,
  { memberId, deviceId, authenticatedAt, factors = [], now }: NewSession,
): Promise<StartedSession> {
  const trx = tablesOf<StaffTables>(transaction);
  const token = newToken();
  const id = newId<"StaffSession">(now.getTime());
  await trx
    .insertInto("staff.session")
    .values({
      ...{ id, token_hash: tokenHash(token), member_id: memberId, device_id: deviceId ?? null },
      ...{ started_at: now, last_used_at: now, authenticated_at: authenticatedAt, factors: [...factors] },
    })
    .execute();
  if (deviceId !== undefined && !factors.includes("pin"))
    await noteFullSignIn(transaction, { memberId, deviceId, authenticatedAt });
  return { sessionId: id, token };
}

async function noteFullSignIn(
  trx: AnyTransaction,
  { memberId, deviceId, authenticatedAt }: { memberId: string; deviceId: string; authenticatedAt: Date },
): Promise<void> {
  await sql`insert into staff.full_sign_in (member_id, place, at)
    select ${memberId}, place, ${authenticatedAt} from staff.device where id = ${deviceId} and revoked_at is null
    on conflict (member_id, place) do update set at = excluded.at`.execute(trx);
}
