import { sql } from "kysely";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { everywhere } from "../../rules/permissions.ts";
import { afterWrongPin, lockedUntil, type PinTries, pinTries } from "../../rules/pin.ts";
import { pinTrustedSince } from "../../rules/session-limits.ts";
import type { StaffTables } from "../../tables.ts";
import { closeSessions } from "../sessions/end-sessions.server.ts";
import { type StartedSession, startSession } from "../sessions/start-session.server.ts";
import { tokenHash } from "../token-hash.server.ts";
import { isPinOf } from "./pin-hash.server.ts";

export interface PinSwitch {
  /** Of the registered browser: elsewhere a PIN opens nothing. */
  readonly deviceToken: string;
  readonly memberId: string;
  readonly pin: string;
  readonly now: Date;
}
export interface Switched extends StartedSession {
  readonly deviceId: string;
  readonly place: string;
  readonly memberId: string;
  readonly name: string;
}
type Refusal = "device-unknown" | "sign-in-needed" | "pin-locked" | "pin-wrong";

interface Candidate extends PinTries {
  readonly name: string;
  readonly pinHash: string;
  readonly authenticatedAt: Date;
}

/**
 * Changes the person on a shared device: their session begins, that of the last person ends. The PIN counts for who has signed in
 * with a second factor at the device's place within 30 days and works there; five wrong ones lock it for 15 minutes. The caller
 * commits refusals too, or wrong PINs would not be counted.
 */
export async function switchByPin(
  trx: AnyTransaction,
  { deviceToken, memberId, pin, now }: PinSwitch,
): Promise<Result<Switched, Refusal>> {
  const device = await lockDevice(trx, deviceToken);
  if (device === undefined) return refuse("device-unknown");
  const found = await lockCandidate(trx, device, memberId, now);
  if (found === undefined) return refuse("sign-in-needed");
  const until = lockedUntil(found, now);
  if (until !== undefined) return refuse("pin-locked", { until });
  if (!(await isPinOf(found.pinHash, pin))) return countWrongPin(trx, memberId, found, now);
  if (found.tries > 0) await saveTries(trx, memberId, { tries: 0, lockedUntil: null });
  await closeSessions(trx, "device_id", device.id, now);
  const { name, authenticatedAt } = found;
  const started = await startSession(trx, {
    ...{ memberId, deviceId: device.id, authenticatedAt, factors: ["pin"], now },
  });
  await announceChange(trx, [`device/${device.id}`]);
  return succeed({ ...started, deviceId: device.id, place: device.place, memberId, name });
}

async function lockDevice(trx: AnyTransaction, deviceToken: string) {
  return tablesOf<StaffTables>(trx)
    .selectFrom("staff.device")
    .select(["id", "place"])
    .where("token_hash", "=", tokenHash(deviceToken))
    .where("revoked_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** The member with their PIN, whose row is locked so that parallel tries are counted one by one. */
async function lockCandidate(
  trx: AnyTransaction,
  { place }: { readonly place: string },
  memberId: string,
  now: Date,
): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    select m.name, p.pin_hash as "pinHash", p.tries, p.locked_until as "lockedUntil", f.at as "authenticatedAt"
    from staff.pin p join staff.member m on m.id = p.member_id and m.state = 'active'
      join staff.full_sign_in f on f.member_id = m.id and f.place = ${place} and f.at > ${pinTrustedSince(now)}
    where p.member_id = ${memberId} and exists (
      select from staff.role_grant g where g.member_id = m.id and g.place in (${place}, ${everywhere}))
    for update of p`.execute(trx);
  return rows[0];
}

async function countWrongPin(
  trx: AnyTransaction,
  memberId: string,
  found: PinTries,
  now: Date,
): Promise<Result<Switched, Refusal>> {
  const after = afterWrongPin(found, now);
  await saveTries(trx, memberId, after);
  if (after.lockedUntil !== null) return refuse("pin-locked", { until: after.lockedUntil });
  return refuse("pin-wrong", { triesLeft: pinTries - after.tries });
}

async function saveTries(trx: AnyTransaction, memberId: string, after: PinTries): Promise<void> {
  await tablesOf<StaffTables>(trx)
    .updateTable("staff.pin")
    .set({ tries: after.tries, locked_until: after.lockedUntil })
    .where("member_id", "=", memberId)
    .execute();
}
