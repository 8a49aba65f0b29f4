import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { PaymentsTables } from "../../tables.ts";
import { lockAttempts } from "./attempt-rows.server.ts";

/**
 * What was to be paid is given up: its attempts are not offered again. Money that comes all the same is reported to the owner
 * as `lateCapture`.
 */
export async function cancelAttempts(trx: AnyTransaction, kind: string, reference: string): Promise<void> {
  await lockAttempts(trx, { kind, reference });
  await tablesOf<PaymentsTables>(trx)
    .updateTable("payments.attempt")
    .set({ is_offered: false, given_up_at: now() })
    .where("kind", "=", kind)
    .where("reference", "=", reference)
    .where("given_up_at", "is", null)
    .execute();
}
