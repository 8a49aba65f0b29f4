import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import { yearId } from "./year/ids.ts";
import type { YearLead } from "./year/leads.ts";

const hourMs = 3_600_000;

/** Leads with what was done about them. Nearly all are handed over, so nothing is sent of them. */
export async function copyLeads(
  load: BulkLoad<unknown>,
  leads: readonly YearLead[],
  now: Date,
): Promise<void> {
  const rows = leads.map((lead, number) => leadRow(lead, number, now));
  await copyRows(load, "leads.lead", rows);
  await copyRows(
    load,
    "leads.lead_event",
    leads.flatMap((lead, number) => eventRows(lead, yearId("lead", number))),
  );
}

function leadRow(lead: YearLead, number: number, now: Date) {
  const { kind, person, life, createdAt, offerId, isStuck } = lead;
  const id = yearId("lead", number);
  const duplicate = lead.repeats === undefined ? null : yearId("lead", lead.repeats);
  return {
    ...{ id, kind, idempotency_key: `year-${number}`, message: lead.message, model: lead.model },
    ...{ first_name: person.firstName, last_name: person.lastName, mobile: person.phone },
    email: kind === "fleet" || number % 4 > 0 ? person.email : null,
    ...{ offer_id: offerId, campaign_id: offerId && `offer-${offerId}` },
    fleet: kind === "fleet" ? JSON.stringify(fleetOf(number)) : null,
    ...{ utm: "{}", page: pageOf(lead), language: person.language, purpose: "answer-the-request" },
    ...{ marketing_consent: false, suspicion: null, created_at: createdAt, customer_id: person.customerId },
    ...{ vehicle_no: lead.vehicleNo, location: lead.location },
    ...(isStuck ? stuckHandOver(now) : handedOver(id, createdAt)),
    ...{ state: life.state, version: life.steps.length + 1 },
    ...{ owner_id: life.owner?.staffId ?? null, owner_name: life.owner?.name ?? null },
    ...{
      assigned_at: life.assignedAt ?? null,
      answer_by: life.answerBy,
      answered_at: life.answeredAt ?? null,
    },
    ...{ due_at: life.dueAt ?? null, lost_reason: life.lostReason ?? null, duplicate_of: duplicate },
  };
}

function handedOver(id: string, createdAt: Date) {
  const handed_over_at = new Date(createdAt.getTime() + 2_000);
  return { handed_over_at, crm: "built-in", crm_id: id, tries: 1, next_try_at: null, last_problem: null };
}

function stuckHandOver(now: Date) {
  const next_try_at = new Date(now.getTime() + 4 * hourMs);
  return {
    handed_over_at: null,
    crm: null,
    crm_id: null,
    tries: 6,
    next_try_at,
    last_problem: "CrmRefused503",
  };
}

function eventRows({ life, repeats }: YearLead, leadId: string) {
  return life.steps.map((step, index) => ({
    ...{ lead_id: leadId, version: index + 2, at: step.at, kind: step.kind },
    ...{ staff_id: step.by?.staffId ?? null, staff_name: step.by?.name ?? null },
    ...{ owner_name: step.ownerName ?? null, lost_reason: step.lostReason ?? null },
    duplicate_of: step.isDuplicate && repeats !== undefined ? yearId("lead", repeats) : null,
    ...{ call_at: step.callAt ?? null, note: step.note ?? "" },
  }));
}

function pageOf({ kind, model, offerId }: YearLead): string {
  if (offerId !== null) return `/offers/${offerId}`;
  if (kind === "fleet") return "/fleet";
  return model === null ? "/pre-owned" : `/models/${model}`;
}

function fleetOf(number: number) {
  const company = [
    "Gulf Pearl Logistics",
    "Dukhan Contracting",
    "Lusail Facilities",
    "شركة الساحل للمقاولات",
  ][number % 4];
  return {
    ...{ company, crNumber: String(40_000 + number), count: String(3 + (number % 27)) },
    ...{ models: ["qafila", "badia"].slice(number % 2), term: ["24", "36", "purchase"][number % 3] },
  };
}
