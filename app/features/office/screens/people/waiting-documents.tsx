import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { typeWords } from "#app/features/documents/document-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { listWaitingDocumentsCall } from "../../calls/people-calls.ts";
import { DataTable, type TableColumn } from "../../ui/kit/data-table.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { PersonCell } from "./person-cell.tsx";
import { peopleWords } from "./words.ts";

type Row = AnswerTo<typeof listWaitingDocumentsCall>["rows"][number];

/** The documents that wait longest; when they are answered the next ones follow. */
export function WaitingDocuments() {
  const language = useLanguage();
  const [words, types] = [peopleWords.of(language), typeWords.of(language)];
  const navigate = useNavigate();
  const query = useQuery(officeQuery(listWaitingDocumentsCall, {}, { language, topics: ["people"] }));
  const columns: readonly TableColumn<Row>[] = [
    { id: "customer", title: words.customer, cell: ({ customer }) => <PersonCell customer={customer} /> },
    { id: "document", title: words.document, cell: ({ type }) => types[type] },
    {
      id: "since",
      title: words.since,
      onDesk: true,
      width: "11rem",
      cell: ({ since }) => momentInBrief(since, language),
    },
  ];
  return (
    <Loaded query={query}>
      {({ rows, count }) => (
        <>
          <DataTable
            label={words.documents}
            columns={columns}
            rows={rows}
            onOpen={({ customerId, id }) => void navigate(`/people/${customerId}?document=${id}`)}
            empty={<Message title={words.noneWaits}>{words.noneWaitsText}</Message>}
          />
          {count > rows.length && (
            <p className="p-4 text-sm text-ink-soft lg:px-6">{words.andMore(count - rows.length)}</p>
          )}
        </>
      )}
    </Loaded>
  );
}
