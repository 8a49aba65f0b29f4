import type { Selectable, Updateable } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { createLeadCall, type LeadBody } from "#app/features/leads/calls.ts";
import { provideLeadNames } from "#app/features/leads/server/lead-names.server.ts";
import { type SavedLead, saveForm } from "#app/features/leads/server/save-lead.server.ts";
import type { Lead, LeadsTables } from "#app/features/leads/tables.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { mailAttachment } from "#app/platform/messages/mail-attachment.ts";
import type { PlatformTables } from "#app/platform/tables.ts";

/** What a visitor sends from the form of an offer. */
export function leadBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
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

/** The mails that say that the number of a lead is confirmed. */
export function confirmationMails(leadId: string) {
  return database<PlatformTables>()
    .selectFrom("platform.message")
    .selectAll()
    .where("template", "=", "lead-confirmed")
    .where("plain", "like", `%${leadId}%`)
    .execute();
}

/** The mails of leads, oldest first. */
export async function leadMails() {
  const rows = await database<PlatformTables>()
    .selectFrom("platform.message")
    .selectAll()
    .where("template", "=", "lead")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, attachment: mailAttachment.parse(row.attachment) }));
}

/** Stores a lead as the call does. */
export function storeLead(changes: Record<string, unknown> = {}): Promise<SavedLead> {
  const body = createLeadCall.body?.parse(leadBody(changes)) as LeadBody;
  const idempotencyKey = crypto.randomUUID();
  return inTransaction((trx) => saveForm(trx, body, { idempotencyKey, language: "en", now: now() }));
}

export function leadOf(id: string): Promise<Selectable<Lead>> {
  return database<LeadsTables>()
    .selectFrom("leads.lead")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Makes a lead what no form and no deed would. */
export async function changeLead(id: string, fields: Updateable<Lead>): Promise<void> {
  await database<LeadsTables>().updateTable("leads.lead").set(fields).where("id", "=", id).execute();
}

export async function deleteLeads(): Promise<void> {
  await database<LeadsTables>().deleteFrom("leads.lead").execute();
}

export async function leadCount(): Promise<number> {
  const rows = await database<LeadsTables>().selectFrom("leads.lead").select("id").execute();
  return rows.length;
}

/** In messages about leads ids stand for names in the tests of a file, whatever else its process has loaded. */
export function withoutLeadNames(): void {
  let takeBack: () => void;
  beforeAll(() => {
    takeBack = provideLeadNames(async () => new Map());
  });
  afterAll(() => takeBack());
}
