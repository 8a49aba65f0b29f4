import type { AnyTransaction } from "#app/platform/database.server.ts";

type OnUsed = (trx: AnyTransaction, accountId: string, now: Date) => Promise<void>;
const used: OnUsed[] = [];

/** Adds what else ends when the link of an invitation has replaced all that signed in before, in that transaction. */
export function onInvitationUsed(end: OnUsed): void {
  used.push(end);
}

export async function announceUsedInvitation(
  trx: AnyTransaction,
  accountId: string,
  now: Date,
): Promise<void> {
  for (const end of used) await end(trx, accountId, now);
}
