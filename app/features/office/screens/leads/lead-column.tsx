import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Name } from "../../ui/kit/name.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { LeadAbout, LeadMarks, useLeadNames } from "./lead-about.tsx";
import type { LeadRow } from "./lead-row.ts";
import { LeadDue } from "./lead-state.tsx";
import { EmptyInbox } from "./lead-table.tsx";
import { useLeadFilter } from "./use-lead-filter.ts";
import { leadsWords } from "./words.ts";

interface LeadColumnProps {
  rows: readonly LeadRow[];
  /** The lead that is open beside it. */
  chosen: string;
  more: { readonly load: () => void; readonly isLoading: boolean } | undefined;
}

/** The same list beside the lead that is open. */
export function LeadColumn({ rows, chosen, more }: LeadColumnProps) {
  const language = useLanguage();
  const words = leadsWords.of(language);
  const { filter, search } = useLeadFilter();
  const name = useLeadNames();
  const open = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another one is open
  useEffect(() => {
    open.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  if (rows.length === 0) return <EmptyInbox />;
  return (
    <nav aria-label={words[filter.tab]}>
      <ul className="divide-y divide-line">
        {rows.map((lead) => (
          <li key={lead.id}>
            <Link
              ref={lead.id === chosen ? open : null}
              to={`/leads/${lead.id}${search}`}
              aria-current={lead.id === chosen ? "page" : undefined}
              className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2 text-sm outline-offset-[-2px] ${lead.id === chosen ? "bg-accent-soft" : "hover:bg-sand-50"}`}
            >
              <span className="flex min-w-0 items-center gap-2">
                <Name>{lead.name}</Name>
                <LeadMarks lead={lead} />
              </span>
              <span className="text-xs">
                <LeadDue lead={lead} />
              </span>
              <span className="text-xs wrap-anywhere">
                <LeadAbout lead={lead} name={name} />
              </span>
              <bdi className="text-end text-xs text-ink-soft">{lead.owner?.name.split(" ")[0]}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {more && (
        <div className="grid justify-center py-3">
          <Button onPress={more.load} busy={more.isLoading}>
            {kitWords.of(language).more}
          </Button>
        </div>
      )}
    </nav>
  );
}
