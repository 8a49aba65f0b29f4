import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { showLeadCall } from "../../calls/leads/lead-calls.ts";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Pill } from "../../ui/kit/pill.tsx";
import { Loaded } from "../../ui/kit/states.tsx";
import type { ShownLead } from "../leads/lead-row.ts";
import { LeadDue, LeadStatePill } from "../leads/lead-state.tsx";
import { useLeadFilter } from "../leads/use-lead-filter.ts";
import { leadsWords } from "../leads/words.ts";
import { CallOutcome } from "./call-outcome.tsx";
import { LeadContact } from "./lead-contact.tsx";
import { LeadDeeds } from "./lead-deeds.tsx";
import { LeadDuplicates } from "./lead-duplicates.tsx";
import { LeadHandOver } from "./lead-hand-over.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";
import { LeadWish } from "./lead-wish.tsx";

/** One lead: whom to call about what, how the call went, and what has happened. */
export function Component() {
  const language = useLanguage();
  const { id = "" } = useParams();
  const query = useQuery(officeQuery(showLeadCall, { params: { id } }, { language, topics: ["leads"] }));
  return <Loaded query={query}>{(lead) => <Lead key={lead.id} lead={lead} />}</Loaded>;
}

function Lead({ lead }: { lead: ShownLead }) {
  const words = leadsWords.of(useLanguage());
  const { search } = useLeadFilter();
  return (
    <>
      <PageHead
        title={
          <span className="flex items-center gap-2">
            <Link
              to={`/leads${search}`}
              aria-label={words.back}
              className="press -ms-2 grid w-8 place-items-center rounded-md text-ink-soft hover:bg-sand-100 pointer-coarse:w-11"
            >
              <Icon name="chevron-back" className="size-4" />
            </Link>
            <bdi>{lead.name}</bdi>
          </span>
        }
        actions={<LeadDeeds lead={lead} />}
      >
        <LeadStatePill state={lead.state} />
        <span className="text-sm text-ink-soft">
          {lead.owner === null ? words.nobody : <bdi>{lead.owner.name}</bdi>}
        </span>
        {lead.requestOfNumber > 1 && (
          <Pill tone="neutral">{words.requestOfNumber(lead.requestOfNumber)}</Pill>
        )}
        {lead.dueAt !== null && (
          <span className="text-sm text-ink-soft">
            {lead.isOverdue ? words.overdue : words.due} <LeadDue lead={lead} />
          </span>
        )}
      </PageHead>
      {lead.suspicion !== null && (
        <p className="border-b border-line bg-warning-soft px-4 py-2 text-sm lg:px-6">
          {words[lead.suspicion]}
        </p>
      )}
      <div className="@container">
        <div className="grid gap-x-10 gap-y-8 px-4 py-5 lg:px-6 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="grid content-start gap-7">
            <LeadContact lead={lead} />
            <CallOutcome lead={lead} />
            <LeadWish lead={lead} />
            <LeadDuplicates lead={lead} />
          </div>
          <div className="grid content-start gap-7 @3xl:border-s @3xl:border-line @3xl:ps-6">
            <LeadTimeline lead={lead} />
            <LeadHandOver lead={lead} />
          </div>
        </div>
      </div>
    </>
  );
}
