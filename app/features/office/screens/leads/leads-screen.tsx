import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Outlet, useNavigate, useParams } from "react-router";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { countLeadsCall, listLeadsCall } from "../../calls/leads/lead-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { moveRowFocus } from "../../ui/keys/row-focus.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { AnchorButton, ButtonLink } from "../../ui/kit/button.tsx";
import { Select } from "../../ui/kit/fields.tsx";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Loaded } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { FailedHandOvers } from "./failed-hand-overs.tsx";
import { LeadColumn } from "./lead-column.tsx";
import { type InboxTab, inboxTabs, queryOf } from "./lead-filter.ts";
import { LeadFilters } from "./lead-filters.tsx";
import { LeadTable } from "./lead-table.tsx";
import { useLeadFilter } from "./use-lead-filter.ts";
import { leadsWords } from "./words.ts";

/** The inbox. A lead that is open stands beside its list on a wide screen, and in its place on a narrow one. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <Inbox /> : <Beside chosen={id} />;
}

function Inbox() {
  const words = leadsWords.of(useLanguage());
  const { filter } = useLeadFilter();
  const { may } = useSession();
  const list = useRef<HTMLDivElement>(null);
  useShortcuts({ j: () => moveRowFocus(list.current, 1), k: () => moveRowFocus(list.current, -1) });
  const file = new URLSearchParams({ ...queryOf(filter) });
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            {may("campaign-request.answer") && (
              <ButtonLink to="/leads/campaigns" look="quiet">
                {words.campaigns}
              </ButtonLink>
            )}
            {may("lead.export") && filter.tab !== "failed" && (
              <span className="hidden md:block">
                <AnchorButton href={`/office/export/leads.csv?${file}`} download>
                  <Icon name="download" className="size-4" />
                  {words.export}
                </AnchorButton>
              </span>
            )}
          </>
        }
      >
        <div className="max-w-full overflow-x-auto max-lg:order-1">
          <Tabs />
        </div>
      </PageHead>
      {filter.tab === "failed" ? (
        <FailedHandOvers />
      ) : (
        <>
          <LeadFilters />
          <div ref={list}>
            <Leads>{({ rows, more }) => <LeadTable rows={rows} more={more} />}</Leads>
          </div>
        </>
      )}
    </>
  );
}

type Pages = ReturnType<typeof useLeads>;

function useLeads() {
  const query = queryOf(useLeadFilter().filter);
  return usePages(listLeadsCall, (after) => ({ query: { ...query, after } }), ["leads"]);
}

function Leads({ children }: { children: (pages: Pages) => React.ReactNode }) {
  const pages = useLeads();
  return <Loaded query={pages.query}>{() => children(pages)}</Loaded>;
}

function Beside({ chosen }: { chosen: string }) {
  const words = leadsWords.of(useLanguage());
  const navigate = useNavigate();
  const { filter, search } = useLeadFilter();
  const pages = useLeads();
  const at = pages.rows.findIndex(({ id }) => id === chosen);
  const step = (by: number) => {
    const next = pages.rows[at + by];
    if (next !== undefined) void navigate(`/leads/${next.id}${search}`);
  };
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  // What the CRM did not take is a list of another kind, and is walked by going back to it.
  if (filter.tab === "failed") return <Outlet />;
  return (
    <div className="xl:grid xl:grid-cols-[22rem_minmax(0,1fr)]">
      <aside className="hidden xl:sticky xl:top-0 xl:block xl:h-dvh xl:overflow-y-auto xl:border-e xl:border-line">
        <div className="sticky top-0 z-10 flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4 py-2">
          <h2 className="sr-only">{words.title}</h2>
          <TabChoice />
        </div>
        <Loaded query={pages.query}>
          {() => <LeadColumn rows={pages.rows} chosen={chosen} more={pages.more} />}
        </Loaded>
      </aside>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

/** The tabs with how many each has. What the CRM did not take is for who assigns leads everywhere. */
function useTabs() {
  const language = useLanguage();
  const words = leadsWords.of(language);
  const { may } = useSession();
  const { filter } = useLeadFilter();
  const query = filter.place === undefined ? {} : { place: filter.place };
  const { data: counts } = useQuery(officeQuery(countLeadsCall, { query }, { language, topics: ["leads"] }));
  return inboxTabs
    .filter((id) => id !== "failed" || may("lead.assign", everywhere))
    .map((id) => ({ id, label: words[id], ...(counts && { count: counts[id] }) }));
}

function Tabs() {
  const words = leadsWords.of(useLanguage());
  const { filter, set } = useLeadFilter();
  const choose = (tab: InboxTab) => set("tab", tab === "all" ? undefined : tab);
  return <ViewTabs label={words.title} chosen={filter.tab} onChoose={choose} views={useTabs()} />;
}

function TabChoice() {
  const words = leadsWords.of(useLanguage());
  const { filter, set } = useLeadFilter();
  const tabs = useTabs().filter(({ id }) => id !== "failed");
  return (
    <div className="min-w-0 grow">
      <Select
        label={words.chooseTab}
        hideLabel
        value={filter.tab === "failed" ? "all" : filter.tab}
        onChange={(tab) => set("tab", tab === "all" ? undefined : tab)}
        choices={tabs.map(({ id, label, count }) => ({
          id,
          label: count === undefined ? label : `${label} · ${count}`,
        }))}
      />
    </div>
  );
}
