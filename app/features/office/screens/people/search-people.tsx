import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { DataTable, type TableColumn } from "../../ui/kit/data-table.tsx";
import { TextField } from "../../ui/kit/fields.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { RecordLine } from "../../ui/palette/record-line.tsx";
import { type FoundRecord, type SearchHit, useRecent, useSearch } from "../../ui/palette/use-search.ts";
import { peopleWords } from "./words.ts";

/** One field for everything that may be known of a customer; before anything is typed those of before. */
export function SearchPeople() {
  const words = peopleWords.of(useLanguage());
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get("text") ?? "";
  const { query, isSearched, hits } = useSearch(text);
  const recent = useRecent();
  const customers = recent.filter(({ kind }) => kind === "customer");
  return (
    <>
      {may("customer.search") && (
        <div className="max-w-2xl p-4 lg:px-6">
          <TextField
            label={words.searchLabel}
            value={text}
            onChange={(typed) => setParameters(typed === "" ? {} : { text: typed }, { replace: true })}
            type="search"
            autoFocus
            maxLength={80}
          />
        </div>
      )}
      {isSearched ? (
        <Loaded query={query}>
          {() => (
            <Records
              label={words.results}
              records={hits}
              empty={<Message title={words.nothing}>{words.nothingText}</Message>}
            />
          )}
        </Loaded>
      ) : customers.length > 0 ? (
        <Records label={words.recent} records={customers} empty={null} />
      ) : (
        <Message title={words.start}>{words.startText}</Message>
      )}
    </>
  );
}

interface RecordsProps {
  label: string;
  records: readonly (FoundRecord | SearchHit)[];
  empty: ReactNode;
}

function Records({ label, records, empty }: RecordsProps) {
  const navigate = useNavigate();
  const columns: readonly TableColumn<FoundRecord | SearchHit>[] = [
    { id: "record", title: label, cell: (record) => <RecordLine record={record} /> },
  ];
  // A person and their visit may have one id; a row needs its own.
  const rows = records.map((record) => ({ ...record, id: `${record.kind} ${record.id}` }));
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      onOpen={({ to }) => void navigate(to)}
      empty={empty}
    />
  );
}
