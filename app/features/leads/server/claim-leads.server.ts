import type { Selectable } from "kysely";
import { database } from "#app/platform/database.server.ts";
import type { Lead, LeadsTables } from "../tables.ts";

/** Longer than a process has a batch with the CRM. Should it end meanwhile, the leads are due again after this. */
const claimMs = 60_000;

/**
 * Claims leads that wait for the CRM and are nobody else's: one of them, or the `most` whose time has come, those that
 * wait longest first. They are offered without a transaction; `saveOutcomes` or `releaseLeads` ends the claim.
 */
export async function claimLeads(
  which: { readonly id: string } | { readonly most: number },
  at: Date,
): Promise<Selectable<Lead>[]> {
  const leads = await database<LeadsTables>()
    .with("due", (db) => {
      const free = db
        .selectFrom("leads.lead")
        .select("id")
        .where("next_try_at", "is not", null)
        .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", at)]))
        .forUpdate()
        .skipLocked();
      return "id" in which
        ? free.where("id", "=", which.id)
        : free.where("next_try_at", "<=", at).orderBy("next_try_at").limit(which.most);
    })
    .updateTable("leads.lead")
    .from("due")
    .set({ claimed_until: new Date(at.getTime() + claimMs) })
    .whereRef("leads.lead.id", "=", "due.id")
    .returningAll("leads.lead")
    .execute();
  return leads.sort((one, other) => (one.next_try_at?.getTime() ?? 0) - (other.next_try_at?.getTime() ?? 0));
}

/** Gives back claimed leads that were not offered. */
export async function releaseLeads(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database<LeadsTables>()
    .updateTable("leads.lead")
    .set({ claimed_until: null })
    .where("id", "in", ids)
    .execute();
}
