import { leadWordsForStaff, lostReasonWords } from "#app/features/leads/staff-words.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { PageSection } from "../../ui/kit/section.tsx";
import type { ShownLead } from "../leads/lead-row.ts";
import { leadWords } from "./words.ts";

type Entry = ShownLead["timeline"][number];

/** What was done with it, the newest first. */
export function LeadTimeline({ lead }: { lead: ShownLead }) {
  const language = useLanguage();
  const words = leadWords.of(language);
  return (
    <PageSection title={words.timeline}>
      <ol className="grid gap-3">
        {lead.timeline.toReversed().map((entry) => (
          <TimelineEntry key={entry.version} entry={entry} />
        ))}
        <li>
          <p>{words.left}</p>
          <p className="text-xs text-ink-soft">{momentInWords(lead.createdAt, market().zone, language)}</p>
        </li>
      </ol>
    </PageSection>
  );
}

function TimelineEntry({ entry }: { entry: Entry }) {
  const language = useLanguage();
  const words = leadWords.of(language);
  const kinds = leadWordsForStaff.of(language) as Readonly<Record<string, string>>;
  const reasons = lostReasonWords.of(language) as Readonly<Record<string, string>>;
  const { kind, by, at, ownerName, lostReason, callAt, note } = entry;
  return (
    <li>
      <p>
        {ownValue(kinds, kind) ?? kind}
        {kind === "assigned" && ownerName && (
          <>
            {" "}
            {words.to} <bdi>{ownerName}</bdi>
          </>
        )}
        {kind === "lost" && lostReason && (
          <span className="text-ink-soft"> · {ownValue(reasons, lostReason) ?? lostReason}</span>
        )}
      </p>
      {callAt && (
        <p className="tabular text-sm">
          {words.callAt} {momentInBrief(callAt, language)}
        </p>
      )}
      {note !== "" && (
        <p className="text-sm">
          <bdi>{note}</bdi>
        </p>
      )}
      <p className="text-xs text-ink-soft">
        {momentInWords(at, market().zone, language)} · <bdi>{by ?? words.automatic}</bdi>
      </p>
    </li>
  );
}
