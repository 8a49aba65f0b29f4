import type { FieldChange } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { isAcceptablePin } from "../../rules/pin.ts";
import type { StaffTables } from "../../tables.ts";
import { hashPin } from "./pin-hash.server.ts";

/**
 * Sets a member's own PIN, in a session of theirs that began with a full sign-in: the caller checks that. Refuses PINs that anybody
 * tries first. The change names the field alone.
 */
export async function setPin(
  trx: AnyTransaction,
  { memberId, pin }: { readonly memberId: string; readonly pin: string },
): Promise<Result<{ readonly changes: readonly FieldChange[] }, "pin-weak">> {
  if (!isAcceptablePin(pin)) return refuse("pin-weak");
  const fresh = { pin_hash: await hashPin(pin), tries: 0, locked_until: null };
  await tablesOf<StaffTables>(trx)
    .insertInto("staff.pin")
    .values({ member_id: memberId, ...fresh })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(fresh))
    .execute();
  return succeed({ changes: [{ field: "pin", before: null, after: null }] });
}
