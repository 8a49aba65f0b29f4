import { useNavigate } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { listPrivacyRequestsCall } from "../../calls/people-calls.ts";
import { DataTable, type TableColumn } from "../../ui/kit/data-table.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { answerWords } from "../customer/answer-words.ts";
import { PrivacyClock, useBlockers } from "../customer/privacy-requests.tsx";
import type { PrivacyRequest } from "../customer/shapes.ts";
import { PersonCell } from "./person-cell.tsx";
import { peopleWords } from "./words.ts";

/** Requests about data that are under way, the oldest first, with the time that the law leaves. */
export function WaitingPrivacy() {
  const language = useLanguage();
  const [words, answers] = [peopleWords.of(language), answerWords.of(language)];
  const navigate = useNavigate();
  const { query, rows, more } = usePages(listPrivacyRequestsCall, (after) => ({ query: { after } }), [
    "people",
  ]);
  const columns: readonly TableColumn<PrivacyRequest>[] = [
    { id: "customer", title: words.customer, cell: ({ customer }) => <PersonCell customer={customer} /> },
    { id: "request", title: words.request, onDesk: true, cell: ({ kind }) => answers[kind] },
    { id: "state", title: words.state, onDesk: true, cell: (request) => <State request={request} /> },
    {
      id: "clock",
      title: words.clock,
      width: "14rem",
      cell: (request) => <PrivacyClock request={request} />,
    },
  ];
  return (
    <Loaded query={query}>
      {() => (
        <DataTable
          label={words.privacy}
          columns={columns}
          rows={rows}
          onOpen={({ customerId }) => void navigate(`/people/${customerId}`)}
          empty={<Message title={words.noneWaits}>{words.noneWaitsText}</Message>}
          more={more}
        />
      )}
    </Loaded>
  );
}

function State({ request }: { request: PrivacyRequest }) {
  const words = answerWords.of(useLanguage());
  const blockers = useBlockers(request);
  return (
    <span className="text-ink-soft">{[words[request.state], blockers].filter(Boolean).join(" · ")}</span>
  );
}
