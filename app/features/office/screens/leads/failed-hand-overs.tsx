import { useNavigate } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { listFailedHandOversCall } from "../../calls/leads/lead-calls.ts";
import { DataTable } from "../../ui/kit/data-table.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { handOverProblemOf } from "./hand-over-problem.ts";
import { problemWords } from "./hand-over-words.ts";
import { LeadAbout, useLeadNames } from "./lead-about.tsx";
import { useLeadFilter } from "./use-lead-filter.ts";
import { leadsWords } from "./words.ts";

/** What the CRM did not take, why, and when it is tried again. */
export function FailedHandOvers() {
  const language = useLanguage();
  const [words, problems] = [leadsWords.of(language), problemWords.of(language)];
  const navigate = useNavigate();
  const { search } = useLeadFilter();
  const name = useLeadNames();
  const { query, rows, more } = usePages(listFailedHandOversCall, (after) => ({ query: { after } }), [
    "leads",
  ]);
  return (
    <Loaded query={query}>
      {() => (
        <DataTable
          label={words.failed}
          rows={rows}
          onOpen={({ id }) => void navigate(`/leads/${id}${search}`)}
          empty={<Message title={words.emptyFailed} />}
          more={more}
          columns={[
            { id: "name", title: words.name, cell: (lead) => <bdi>{lead.name}</bdi> },
            {
              id: "about",
              title: words.about,
              onDesk: true,
              cell: (lead) => <LeadAbout lead={lead} name={name} />,
            },
            {
              id: "problem",
              title: words.problem,
              cell: ({ handOver }) => problems[handOverProblemOf(handOver.problem ?? "")],
            },
            {
              id: "tries",
              title: words.tries,
              onDesk: true,
              width: "6rem",
              cell: ({ handOver }) => <span className="tabular">{handOver.tries}</span>,
            },
            {
              id: "next",
              title: words.nextTry,
              width: "9rem",
              cell: ({ handOver: { nextTryAt } }) => (
                <span className="tabular">{nextTryAt && momentInBrief(nextTryAt, language)}</span>
              ),
            },
          ]}
        />
      )}
    </Loaded>
  );
}
