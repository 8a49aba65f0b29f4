import type { LeadState } from "#app/features/leads/rules/lead-states.ts";
import { leadStateWords } from "#app/features/leads/staff-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Pill, type Tone } from "../../ui/kit/pill.tsx";
import type { LeadRow } from "./lead-row.ts";
import { leadsWords } from "./words.ts";

const tones: Readonly<Record<LeadState, Tone>> = {
  new: "warning",
  assigned: "accent",
  contacted: "accent",
  won: "success",
  lost: "neutral",
  duplicate: "neutral",
};

export function LeadStatePill({ state }: { state: LeadState }) {
  return <Pill tone={tones[state]}>{leadStateWords.of(useLanguage())[state]}</Pill>;
}

/** When it is due, in red and in words where that has passed; a lead that waits for nothing has no such time. */
export function LeadDue({ lead }: { lead: LeadRow }) {
  const language = useLanguage();
  const words = leadsWords.of(language);
  if (lead.dueAt === null) return <span className="text-ink-faint">–</span>;
  return (
    <span className={`tabular md:whitespace-nowrap ${lead.isOverdue ? "text-danger" : ""}`}>
      {lead.isOverdue && <span className="sr-only">{words.overdue}: </span>}
      {momentInBrief(lead.dueAt, language)}
    </span>
  );
}
