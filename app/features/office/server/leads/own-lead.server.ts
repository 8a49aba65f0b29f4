import { type LeadForStaff, leadForStaff } from "#app/features/leads/staff-leads.server.ts";
import { type Deed, type Grant, mayDo } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";

interface Reader {
  readonly session: { readonly member: { readonly grants: readonly Grant[] } };
  readonly language: Language;
}

/** A lead for who may do a deed at its place. One without a place is everybody's who does that anywhere. */
export async function ownLead(
  id: string,
  deed: Deed,
  { session, language }: Reader,
): Promise<Result<LeadForStaff, "not-found" | "not-allowed">> {
  const lead = await leadForStaff(id, language);
  if (lead === undefined) return refuse("not-found");
  return isHere(lead, deed, session.member.grants) ? succeed(lead) : refuse("not-allowed");
}

export function isHere(
  { location }: { readonly location: string | null },
  deed: Deed,
  grants: readonly Grant[],
): boolean {
  return mayDo(grants, deed, location ?? undefined);
}
