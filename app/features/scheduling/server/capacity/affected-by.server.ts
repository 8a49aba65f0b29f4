import type { AnyTransaction } from "#app/platform/database.server.ts";
import { type AffectedAppointment, type ChangeOfCenter, findAffected } from "./affected.server.ts";
import { readCapacity } from "./read-capacity.server.ts";

const dayMs = 86_400_000;

/** The appointments ahead that a change would strand, with three free times each; none where there is no such center. */
export async function affectedBy(
  trx: AnyTransaction,
  { centerId, change, now }: ChangeOfCenter,
): Promise<readonly AffectedAppointment[]> {
  const capacity = await readCapacity(trx, { centerId, from: now, to: new Date(now.getTime() + dayMs), now });
  return capacity === undefined ? [] : findAffected(trx, { centerId, change, now }, capacity);
}
