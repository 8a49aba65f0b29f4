import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { StaffTables } from "../../tables.ts";
import { closeSessions } from "../sessions/end-sessions.server.ts";
import { newToken, tokenHash } from "../token-hash.server.ts";

export interface RegisteredDevice {
  readonly deviceId: string;
  /** For the cookie of this browser; only its hash is stored. */
  readonly token: string;
  readonly version: number;
  readonly changes: readonly FieldChange[];
}

/** Makes the browser that asks a shared device of a place, on which members change by PIN. */
export async function registerDevice(
  trx: AnyTransaction,
  { by, name, place, now }: { by: StaffActor; name: string; place: string; now: Date },
): Promise<RegisteredDevice> {
  const deviceId = newId<"StaffDevice">(now.getTime());
  const token = newToken();
  await tablesOf<StaffTables>(trx)
    .insertInto("staff.device")
    .values({
      ...{ id: deviceId, token_hash: tokenHash(token), name, place, version: 1 },
      ...{ registered_at: now, registered_by: by.name, revoked_at: null, changed_by: by.name },
    })
    .execute();
  await announceChange(trx, ["staff"]);
  return { deviceId, token, version: 1, changes: changesBetween({}, { name, place }) };
}

/** Ends a device for good: the sessions on it end at once, and streams that hear `device/<id>` close. */
export async function revokeDevice(
  transaction: AnyTransaction,
  { by, deviceId, version, now }: { by: StaffActor; deviceId: string; version: number; now: Date },
): Promise<Result<{ version: number; changes: readonly FieldChange[] }, "not-found" | "changed-meanwhile">> {
  const trx = tablesOf<StaffTables>(transaction);
  const device = await trx
    .selectFrom("staff.device")
    .selectAll()
    .where("id", "=", deviceId)
    .forUpdate()
    .executeTakeFirst();
  if (device === undefined) return refuse("not-found");
  if (device.version !== version || device.revoked_at !== null)
    return refuse("changed-meanwhile", {
      by: device.changed_by,
      at: device.revoked_at ?? device.registered_at,
    });
  await trx
    .updateTable("staff.device")
    .set({ revoked_at: now, version: version + 1, changed_by: by.name })
    .where("id", "=", deviceId)
    .execute();
  await closeSessions(transaction, "device_id", deviceId, now);
  await announceChange(transaction, ["staff", `device/${deviceId}`]);
  return succeed({ version: version + 1, changes: changesBetween({ revokedAt: null }, { revokedAt: now }) });
}
