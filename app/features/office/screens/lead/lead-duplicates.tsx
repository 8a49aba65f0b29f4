import { Link } from "react-router";
import { isOpen } from "#app/features/leads/rules/lead-states.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { markDuplicateCall } from "../../calls/leads/lead-deed-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { PageSection } from "../../ui/kit/section.tsx";
import { LeadAbout, useLeadNames } from "../leads/lead-about.tsx";
import type { LeadRow, ShownLead } from "../leads/lead-row.ts";
import { LeadStatePill } from "../leads/lead-state.tsx";
import { useLeadFilter } from "../leads/use-lead-filter.ts";
import { leadWords } from "./words.ts";

/** What the same person sent besides; a repetition is marked by one press, and nothing is merged. */
export function LeadDuplicates({ lead }: { lead: ShownLead }) {
  const words = leadWords.of(useLanguage());
  const { may } = useSession();
  const mark = useDeed(markDuplicateCall, {
    done: () => {
      showToast({ text: words.done, tone: "success" });
      document.querySelector<HTMLElement>("#screen")?.focus({ preventScroll: true });
    },
  });
  const canMark = isOpen(lead.state) && may("lead.answer", lead.location ?? undefined);
  const originals = canMark ? lead.duplicates.filter((one) => !isMarked(one, lead)) : [];
  const suggested = originals.find(({ id }) => id === lead.duplicateOf) ?? originals[0];
  const send = ({ id: of }: LeadRow) =>
    mark.mutate({ params: { id: lead.id }, body: { version: lead.version, of } });
  useShortcuts({ d: suggested && !mark.isPending ? () => send(suggested) : undefined });
  if (lead.duplicates.length === 0 && !lead.hasDuplicateElsewhere) return null;
  return (
    <PageSection title={words.duplicates} count={lead.duplicates.length}>
      {lead.duplicates.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {lead.duplicates.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
              <DuplicateLine one={one} />
              {isMarked(one, lead) && <span className="text-xs text-ink-soft">{words.isRepeat}</span>}
              {lead.state === "duplicate" && lead.duplicateOf === one.id && (
                <span className="text-xs text-ink-soft">{words.isRepeated}</span>
              )}
              {originals.includes(one) && (
                <Button
                  onPress={() => send(one)}
                  busy={mark.isPending && mark.variables.body.of === one.id}
                  {...(one === suggested && { shortcut: "D" })}
                >
                  {words.markDuplicate}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {lead.hasDuplicateElsewhere && <p className="text-sm text-ink-soft">{words.duplicateElsewhere}</p>}
    </PageSection>
  );
}

function isMarked(one: LeadRow, lead: ShownLead): boolean {
  return one.state === "duplicate" && one.duplicateOf === lead.id;
}

function DuplicateLine({ one }: { one: LeadRow }) {
  const language = useLanguage();
  const name = useLeadNames();
  const { search } = useLeadFilter();
  return (
    <>
      <Link to={`/leads/${one.id}${search}`} className="press flex grow items-center hover:underline">
        <span>
          <LeadAbout lead={one} name={name} />{" "}
          <span className="tabular text-ink-soft">· {momentInBrief(one.createdAt, language)}</span>
          {one.owner && (
            <span className="text-ink-soft">
              {" · "}
              <bdi>{one.owner.name}</bdi>
            </span>
          )}
        </span>
      </Link>
      <LeadStatePill state={one.state} />
    </>
  );
}
