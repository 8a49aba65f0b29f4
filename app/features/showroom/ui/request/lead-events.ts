import type { AnalyticsEvent } from "#app/features/analytics/rules/events.ts";
import type { LeadSubject } from "#app/features/leads/ui/lead-fields.ts";
import { cleanLine } from "#app/lib/text/clean-text.ts";

/** The event of a form that was sent: what it was about, and nothing of the person or the company behind it. */
export function sentLead(
  { kind, offerId, campaignId, model, vehicleNo }: LeadSubject,
  values: Readonly<Record<string, string>>,
  { id, page }: { readonly id: string; readonly page: string },
): AnalyticsEvent {
  const models = kind === "fleet" ? values["fleet.models"]?.replaceAll(" ", ",") : (values.model ?? model);
  const count = Number(cleanLine(values["fleet.count"] ?? ""));
  const term = values["fleet.term"];
  return {
    event: "lead_sent",
    form: kind,
    page,
    id,
    ...(offerId === undefined ? {} : { offer: offerId }),
    ...(campaignId === undefined ? {} : { campaign: campaignId }),
    ...(vehicleNo === undefined ? {} : { vehicleNo }),
    ...(models === undefined ? {} : { models }),
    ...(kind === "fleet" && Number.isInteger(count) ? { count } : {}),
    ...(term === undefined ? {} : { term }),
  };
}
