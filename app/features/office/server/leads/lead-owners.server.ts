import type { LeadToOwn } from "#app/features/leads/staff-leads.server.ts";
import { handOnLeads } from "#app/features/leads/staff-leads.server.ts";
import { deeds, everywhere } from "#app/features/staff/rules/permissions.ts";
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

/** All who may answer a lead: by their roles at its place or everywhere, of a lead without one at any. */
export async function everyOwnerOf(
  trx: AnyTransaction,
  { location }: LeadToOwn,
): Promise<readonly StaffActor[]> {
  const people = new Map<string, StaffActor>();
  for (const role of deeds["lead.answer"])
    for (const { id, name } of await activeMembersWith(role, location ?? everywhere, trx))
      people.set(id, { staffId: id, name });
  return [...people.values()];
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
