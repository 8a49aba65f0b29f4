import { useQuery } from "@tanstack/react-query";
import { leadKindWords } from "#app/features/leads/staff-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import { showLeadNamesCall } from "../../calls/leads/lead-calls.ts";
import type { LeadRow } from "./lead-row.ts";
import { leadsWords } from "./words.ts";

/** What people call a model or an offer; its name in addresses until that is known. */
export function useLeadNames(): (key: string) => string {
  const language = useLanguage();
  const { data } = useQuery(officeQuery(showLeadNamesCall, {}, { language }));
  return (key) => (data && ownValue(data.names, key)) ?? key;
}

/** What a lead is about in one line: the form, and the car or offer. */
export function LeadAbout({ lead, name }: { lead: LeadRow; name: (key: string) => string }) {
  const kinds = leadKindWords.of(useLanguage());
  const { model, offerId, vehicleNo, campaignTitle, company } = lead.about;
  const things = [offerId ? name(offerId) : model && name(model), vehicleNo, campaignTitle, company].filter(
    Boolean,
  );
  return (
    <>
      {kinds[lead.kind]}
      {things.map((thing) => (
        <span key={thing} className="text-ink-soft">
          {" · "}
          <bdi className={thing === vehicleNo ? "whitespace-nowrap" : undefined}>{thing}</bdi>
        </span>
      ))}
    </>
  );
}

/** What a reader should know before the call: it repeats another one, or a machine may have written it. */
export function LeadMarks({ lead }: { lead: LeadRow }) {
  const words = leadsWords.of(useLanguage());
  const mark = "shrink-0 rounded-sm border px-1 text-2xs";
  return (
    <>
      {lead.duplicateOf !== null && lead.state !== "duplicate" && (
        <span className={`${mark} border-line-strong text-ink-soft`}>{words.repeats}</span>
      )}
      {lead.suspicion !== null && (
        <span className={`${mark} border-warning text-warning`}>{words.suspicious}</span>
      )}
    </>
  );
}
