import { useNavigate } from "react-router";
import { isOpen } from "#app/features/leads/rules/lead-states.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { DataTable, momentWidth, type TableColumn } from "../../ui/kit/data-table.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Name } from "../../ui/kit/name.tsx";
import { Message } from "../../ui/kit/states.tsx";
import { LeadAbout, LeadMarks, useLeadNames } from "./lead-about.tsx";
import { isNarrowed } from "./lead-filter.ts";
import type { LeadRow } from "./lead-row.ts";
import { LeadDue, LeadStatePill } from "./lead-state.tsx";
import { useLeadFilter } from "./use-lead-filter.ts";
import { leadsWords } from "./words.ts";

interface LeadTableProps {
  rows: readonly LeadRow[];
  more: { readonly load: () => void; readonly isLoading: boolean } | undefined;
}

/** The inbox over the whole screen. On a phone a line says who, what and until when. */
export function LeadTable({ rows, more }: LeadTableProps) {
  const words = leadsWords.of(useLanguage());
  const { filter, search } = useLeadFilter();
  const navigate = useNavigate();
  return (
    <DataTable
      label={words[filter.tab]}
      columns={useColumns()}
      rows={rows}
      onOpen={({ id }) => void navigate(`/leads/${id}${search}`)}
      empty={<EmptyInbox />}
      more={more}
    />
  );
}

export function EmptyInbox() {
  const words = leadsWords.of(useLanguage());
  const { filter, clear } = useLeadFilter();
  if (!isNarrowed(filter)) return <Message title={words.emptyAll} />;
  return <Message title={words.emptyFilter} action={<Button onPress={clear}>{words.clear}</Button>} />;
}

function useColumns(): readonly TableColumn<LeadRow>[] {
  const language = useLanguage();
  const words = leadsWords.of(language);
  const name = useLeadNames();
  const { session } = useSession();
  const { state } = useLeadFilter().filter;
  const placeName = (id: string | null) =>
    id === null ? words.noPlace : (session.locations.find((one) => one.id === id)?.name ?? id);
  return [
    {
      id: "name",
      title: words.name,
      cell: (lead) => (
        <>
          <span className="flex items-center gap-2">
            <Name>{lead.name}</Name>
            <LeadMarks lead={lead} />
          </span>
          <span className="block text-xs md:hidden">
            <LeadAbout lead={lead} name={name} />
          </span>
        </>
      ),
    },
    {
      id: "about",
      title: words.about,
      onDesk: true,
      cell: (lead) => (
        <span className="block wrap-anywhere">
          <LeadAbout lead={lead} name={name} />
        </span>
      ),
    },
    {
      id: "place",
      title: words.place,
      onWide: true,
      cell: ({ location }) => (
        <span className="text-ink-soft">
          <Name>{placeName(location)}</Name>
        </span>
      ),
    },
    {
      id: "owner",
      title: words.owner,
      onDesk: true,
      cell: ({ owner }) =>
        owner === null ? <span className="text-ink-faint">{words.nobody}</span> : <Name>{owner.name}</Name>,
    },
    {
      id: "state",
      title: words.state,
      onDesk: true,
      width: "8rem",
      cell: ({ state }) => <LeadStatePill state={state} />,
    },
    // What is closed is due no more: it stands there by its age.
    state === undefined || isOpen(state)
      ? { id: "due", title: words.due, width: momentWidth, cell: (lead) => <LeadDue lead={lead} /> }
      : {
          id: "received",
          title: words.received,
          width: momentWidth,
          cell: ({ createdAt }) => (
            <span className="tabular md:whitespace-nowrap">{momentInBrief(createdAt, language)}</span>
          ),
        },
  ];
}
