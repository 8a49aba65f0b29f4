import type * as z from "zod/mini";
import type { LeadFilter, LeadForStaff, LeadLine } from "#app/features/leads/staff-leads.server.ts";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import type { leadFilter, leadRow, showLeadCall } from "../../calls/leads/lead-calls.ts";
import { dialed } from "../people/brief.server.ts";

type Row = z.output<typeof leadRow>;

/** A lead as lists show it. */
export function leadRowOf(lead: LeadLine, now: Date): Row {
  const { id, version, kind, state, name, phone, isPhoneConfirmed, email, about, location } = lead;
  const { owner, dueAt, lostReason, duplicateOf, suspicion, hasHandOverProblem } = lead;
  return {
    ...{ id, version, kind, state, name, phone, isPhoneConfirmed, email, location, lostReason },
    ...{ duplicateOf, suspicion, hasHandOverProblem, about: { ...about } },
    owner: owner && { id: owner.staffId, name: owner.name },
    createdAt: lead.createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isOverdue: dueAt !== null && dueAt <= now,
    answeredAt: lead.answeredAt?.toISOString() ?? null,
  };
}

/** A line of its timeline. */
export function timelineEntryOf(
  entry: LeadForStaff["timeline"][number],
): z.output<typeof showLeadCall.answer>["timeline"][number] {
  const { version, at, kind, by, ownerName, lostReason, callAt, note } = entry;
  return {
    ...{ version, at: at.toISOString(), kind, by: by?.name ?? null, ownerName, lostReason, note },
    callAt: callAt?.toISOString() ?? null,
  };
}

export function handOverOf({
  crm,
  crmId,
  handedOverAt,
  tries,
  nextTryAt,
  problem,
}: LeadForStaff["handOver"]): z.output<typeof showLeadCall.answer>["handOver"] {
  return {
    ...{ crm, crmId, tries, problem },
    handedOverAt: handedOverAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}

/** Facts that the screen shows at a place of their own are not said twice. */
export function otherFacts(lead: LeadForStaff): z.output<typeof showLeadCall.answer>["facts"] {
  const { model, offerId, vehicleNo, campaignTitle, company } = lead.about;
  const ids = [model, offerId, lead.location];
  const shown = new Set([
    ...[lead.name, lead.message, lead.email, lead.id, lead.createdAt.toISOString()],
    ...[vehicleNo, campaignTitle, company, phoneInGroups(dialed(lead.phone) ?? "")],
    ...ids.map((id) => id && (lead.names.get(id) ?? id)),
  ]);
  return lead.facts
    .filter(({ value, code }) => !shown.has(code ?? value))
    .map(({ name, value, code }) => ({ name, value, code: code ?? null }));
}

/** The places at which leads are wanted: the chosen one where the reader may see it, else all of theirs. */
export function chosenPlaces(places: readonly string[], chosen: string | undefined): readonly string[] {
  if (chosen === undefined) return places;
  return places.includes(everywhere) || places.includes(chosen) ? [chosen] : [];
}

/** A filter of the inbox as the leads' own lists take it. */
export function leadFilterOf(
  { tab = "all", kind, state, place, text }: z.output<typeof leadFilter>,
  { places, staffId }: { readonly places: readonly string[]; readonly staffId: string },
): LeadFilter {
  const states = tab === "new" ? (["new"] as const) : state && ([state] as const);
  return {
    places: chosenPlaces(places, place),
    kinds: kind && [kind],
    states,
    ownerId: tab === "mine" ? staffId : tab === "unowned" ? null : undefined,
    due: tab === "overdue" || tab === "today" ? tab : undefined,
    text,
  };
}
