import { deeds } from "#app/features/staff/rules/permissions.ts";
import { activeMembersWith } from "#app/features/staff/staff.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";

type Member = Awaited<ReturnType<typeof activeMembersWith>>[number];

/** Who may be given a call at a center: those who move appointments there. One query a role. */
export async function callersAt(centerId: string, trx?: AnyTransaction): Promise<Member[]> {
  const lists: Member[][] = [];
  // One after the other: a transaction has one connection.
  for (const role of deeds["appointment.reschedule"])
    lists.push([...(await activeMembersWith(role, centerId, trx))]);
  return [...new Map(lists.flat().map((member) => [member.id, member])).values()];
}
