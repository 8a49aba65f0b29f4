import type { Selectable } from "kysely";
import { createTaskCall, type TaskBody } from "#app/features/leads/calls.ts";
import { keepLead } from "#app/features/leads/server/keep-lead.server.ts";
import type { Lead, LeadsTables } from "#app/features/leads/tables.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";

/** What a visitor sends from the form of an offer. */
export function taskBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    kind: "offer",
    firstName: "Noora",
    lastName: "Al Thani",
    mobile: "55123456",
    offerId: "suhail-lease",
    campaignId: "offer-suhail-lease",
    page: "/offers/suhail-lease",
    filledInMs: 20_000,
    ...changes,
  };
}

/** Keeps a lead as the call does. */
export function keep(changes: Record<string, unknown> = {}): Promise<{ id: string }> {
  const body = createTaskCall.body?.parse(taskBody(changes)) as TaskBody;
  const idempotencyKey = crypto.randomUUID();
  return inTransaction((trx) => keepLead(trx, { body, idempotencyKey, language: "en", now: now() }));
}

export function leadOf(id: string): Promise<Selectable<Lead>> {
  return database<LeadsTables>()
    .selectFrom("leads.lead")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

export async function leadCount(): Promise<number> {
  const rows = await database<LeadsTables>().selectFrom("leads.lead").select("id").execute();
  return rows.length;
}
