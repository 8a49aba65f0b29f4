import type { LeadToOwn } from "#app/features/leads/staff-leads.server.ts";
import { handOnLeads } from "#app/features/leads/staff-leads.server.ts";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { activeMembersWith, listMembers } from "#app/features/staff/staff.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";

const mostPeople = 200;

interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string;
}

/** Who takes leads by turns: sales at the place that was chosen, else those who sell everywhere. */
export async function ownersOf(trx: AnyTransaction, { location }: LeadToOwn): Promise<readonly StaffActor[]> {
  const here = location === null ? [] : await activeMembersWith("sales", location, trx);
  const people = here.length > 0 ? here : await activeMembersWith("sales", everywhere, trx);
  return people.map(({ id, name }) => ({ staffId: id, name }));
}

/** Who may be given a lead by a manager: sales at its place; of a lead without one, all of sales. */
export async function ownersToChoose(location: string | null): Promise<readonly Colleague[]> {
  if (location !== null) return activeMembersWith("sales", location);
  return (await listMembers({ role: "sales", states: ["active"], limit: mostPeople })).members;
}

/** Takes the open leads of who leaves. */
export function handOnLeadsOf(
  trx: AnyTransaction,
  { by, memberId, now }: { readonly by: StaffActor; readonly memberId: string; readonly now: Date },
): Promise<number> {
  return handOnLeads(trx, { by, staffId: memberId, now });
}
